/** Contact details of the agency. Its city is translated: `contactPage.direct.address`. */
export const EMAIL = 'hello@duet.example'
export const PHONE = '+48\u00A022\u00A0000\u00A000\u00A000'

/** The supervisory authority for complaints under the GDPR */
export const DATA_PROTECTION_AUTHORITY = 'uodo.gov.pl'

export const EMAIL_LINK = `mailto:${EMAIL}`
export const PHONE_LINK = `tel:${PHONE.replace(/\s/g, '')}`
