import { socialIcon } from '@styled/recipes'
import type { SocialNetwork } from '../content/agency.ts'

/** The logo of a social network: decorative, its link has the name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <span className={socialIcon({ network })} aria-hidden="true" />
}
