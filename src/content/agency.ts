/**
 * Contact details of the agency. Pages show them as the dictionaries have it, `footer.email` and
 * `footer.phone`; its city is translated: `contactPage.direct.address`.
 */
export const EMAIL = 'hello@duet.example'
export const PHONE = '+48\u00A022\u00A0000\u00A000\u00A000'

/** The supervisory authority for complaints under the GDPR */
export const DATA_PROTECTION_AUTHORITY = 'uodo.gov.pl'

/** The agency's profiles; the names of the networks are not translated. */
export const SOCIALS = [
  { network: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/duet.example' },
  { network: 'twitter', name: 'Twitter', href: 'https://x.com/duet_example' },
  { network: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/duet-example' },
  { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/duet.example' },
  { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@duet.example' },
] as const
