/**
 * Contact details of the agency. Pages show them as the dictionaries have it, `footer.email` and
 * `footer.phone`; its city is translated: `contactPage.direct.address`.
 */
export const EMAIL = 'hello@duet.example'
export const PHONE = '+48\u00A022\u00A0000\u00A000\u00A000'

/** The supervisory authority for complaints under the GDPR */
export const DATA_PROTECTION_AUTHORITY = 'uodo.gov.pl'
