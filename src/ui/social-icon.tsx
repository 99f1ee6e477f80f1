import { type SimpleIcon, siFacebook, siInstagram, siX, siYoutube } from 'simple-icons'
import type { SocialNetwork } from '../content/socials.ts'

/** simple-icons has no LinkedIn. */
const LINKEDIN =
  'M2 8.4h4.6V22H2zM4.3 2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM9.4 8.4h4.4v1.9c.7-1.2 2.2-2.2 4.2-2.2 3.6 0 5 2.2 5 6V22h-4.6v-7.1c0-1.8-.6-2.9-2.1-2.9-1.6 0-2.3 1.2-2.3 2.9V22H9.4z'

const pathOf = ({ path }: SimpleIcon) => path

const PATHS: Record<SocialNetwork, string> = {
  instagram: pathOf(siInstagram),
  twitter: pathOf(siX),
  linkedin: LINKEDIN,
  facebook: pathOf(siFacebook),
  youtube: pathOf(siYoutube),
}

/** The mark of a social network: decorative, its link carries the name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[network]} />
    </svg>
  )
}
