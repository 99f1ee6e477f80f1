/** The agency's profiles; the names of the networks are not translated. */
export const SOCIALS = [
  { network: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/duet.example' },
  { network: 'twitter', name: 'Twitter', href: 'https://x.com/duet_example' },
  { network: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/duet-example' },
  { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/duet.example' },
  { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@duet.example' },
] as const

export type SocialNetwork = (typeof SOCIALS)[number]['network']
