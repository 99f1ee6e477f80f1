/** How to reach the agency. Its city is a word of each language: `contactPage.direct.address`. */
export const EMAIL = 'hello@duet.example'
export const PHONE = '+48\u00A022\u00A0000\u00A000\u00A000'

/** Where visitors may complain about how their data are used: the authority of the agency's seat. */
export const DATA_PROTECTION_AUTHORITY = 'uodo.gov.pl'

export const EMAIL_LINK = `mailto:${EMAIL}`
export const PHONE_LINK = `tel:${PHONE.replace(/\s/g, '')}`
