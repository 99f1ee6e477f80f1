import { css } from '@styled/css'
import { useId } from 'react'
import { INQUIRIES_PATH } from '../../contact/api.ts'
import { useFacts, useLanguage, useT } from '../../layout/language-context.ts'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { FormNote } from './form-note.tsx'
import { Honeypot } from './honeypot.tsx'
import { InquiryFields } from './inquiry-fields.tsx'
import { SubmitButton } from './submit-button.tsx'
import { type InquiryFormOptions, useInquiryForm } from './use-inquiry-form.ts'

const layout = css({ display: 'grid', gap: '6', _print: { display: 'none' } })
const title = css({ pb: '2' })

/**
 * The form of each type (specification §2). Without a script it posts itself, and the server
 * answers with a page.
 */
export function InquiryForm(options: InquiryFormOptions) {
  const t = useT()
  const facts = useFacts()
  const language = useLanguage()
  const titleId = useId()
  const { type } = options
  const { element, form, isSending, standing, submit, edit, prepare } = useInquiryForm(options)

  return (
    <form
      ref={element}
      className={layout}
      aria-labelledby={titleId}
      method="post"
      action={INQUIRIES_PATH}
      noValidate
      onSubmit={submit}
      onInput={edit}
      onFocus={prepare}
    >
      <Heading level={2} look="display3" id={titleId} className={title}>
        {t(`contactPage.formTitles.${type}`)}
      </Heading>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="type" value={type} />
      <InquiryFields form={form} type={type} readOnly={isSending} />
      <Honeypot />
      <Prose look="small" muted>
        {t('contactPage.privacy', facts)}
      </Prose>
      <SubmitButton type={type} isSending={isSending} isReceived={standing?.kind === 'received'} />
      <FormNote standing={standing} />
    </form>
  )
}
