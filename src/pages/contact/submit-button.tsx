import { css } from '@styled/css'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { TONES } from './tones.ts'

const button = css({ justifySelf: { base: 'stretch', md: 'start' } })
/** Both labels lie on top of each other, so the button is as wide as the wider one at all times. */
const labels = css({ display: 'grid', justifyItems: 'center', '& > *': { gridArea: '1 / 1' } })
const unseen = css({ visibility: 'hidden' })

interface SubmitButtonProps {
  type: InquiryType
  isSending: boolean
}

/** While sending it keeps the focus but does nothing. */
export function SubmitButton({ type, isSending }: SubmitButtonProps) {
  const t = useT()
  return (
    <Button type="submit" tone={TONES[type]} arrow className={button} aria-disabled={isSending}>
      <span className={labels}>
        <Label isSeen={!isSending}>{t(`contactPage.buttons.${type}`)}</Label>
        <Label isSeen={isSending}>{t('contactPage.buttons.sending')}</Label>
      </span>
    </Button>
  )
}

function Label({ isSeen, children }: { isSeen: boolean; children: string }) {
  return (
    <span className={isSeen ? undefined : unseen} aria-hidden={!isSeen}>
      {children}
    </span>
  )
}
