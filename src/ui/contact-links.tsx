import { EMAIL, PHONE } from '../content/agency.ts'
import { useT } from '../i18n/use-t.ts'

interface ContactLinkProps {
  className: string
}

/** The agency's e-mail address (specification, Header and footer). */
export function EmailLink({ className }: ContactLinkProps) {
  const email = useT()('footer.email', { email: EMAIL })
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  )
}

/** The agency's phone number; its link has no spaces (specification, Header and footer). */
export function PhoneLink({ className }: ContactLinkProps) {
  const phone = useT()('footer.phone', { phone: PHONE })
  return (
    <a href={`tel:${phone.replace(/\s/g, '')}`} className={className}>
      {phone}
    </a>
  )
}
