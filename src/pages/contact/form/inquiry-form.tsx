import { css } from '@styled/css'
import { useId } from 'react'
import type { AnnouncedEvent } from '../../../content/events.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { HONEYPOT } from '../../../inquiry/api.ts'
import { FIELD_NAMES } from '../../../inquiry/fields.ts'
import { formAction, type ReturnedForm } from '../../../inquiry/form-response.ts'
import { fieldErrorsIn } from '../../../inquiry/inquiry-failure.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { INQUIRY_TONES } from '../type-selector.tsx'
import { FormNote } from './form-note.tsx'
import { InquiryFields } from './inquiry-fields.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { FormOptions } from './use-fields.ts'
import type { useInquiryForm } from './use-inquiry-form.ts'

const styles = {
  layout: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', lg: '4' },
    _print: { display: 'none' },
  }),
  /** On a phone the ticket above it says whose name it asks for. */
  registrationTitle: css({ display: { base: 'none', lg: 'block' } }),
  /** On a desk side by side, so that both are on the first screen */
  end: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'auto minmax(0, 1fr)' },
    gap: '[inherit]',
    alignItems: 'start',
  }),
  notes: css({ display: 'grid', gap: '2' }),
  /** Not `display: none`: bots skip fields that are not rendered. */
  honeypot: css({ srOnly: true }),
}

interface InquiryFormProps extends Pick<FormOptions, 'type' | 'returned'> {
  event: string | undefined
  partnerName: string | undefined
  /** The event that the visitor registers for: the button is in its ink */
  openEvent: AnnouncedEvent | undefined
  inquiry: ReturnType<typeof useInquiryForm>
}

/**
 * The form of each type (specification, Contact form).
 * Without JavaScript the browser posts it, and the server responds with a page.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { type, event, partnerName, openEvent, returned, inquiry } = props
  const t = useT()
  const language = useLanguage()
  const titleId = useId()
  const variant = openEvent ? 'registration' : type
  const firstInvalid = returned && FIELD_NAMES.find((name) => fieldErrorsIn(returned.failure)[name])
  const { element, form, initial, isRestored, failure, submit, change, preload } = inquiry

  return (
    <form
      ref={element}
      className={styles.layout}
      aria-labelledby={titleId}
      method="post"
      action={formAction({ language, type, event, partnerName })}
      // Not every host serves the document of the type.
      suppressHydrationWarning
      noValidate
      onSubmit={submit}
      onInput={change}
      onFocus={preload}
    >
      <Heading
        level={2}
        variant="title"
        id={titleId}
        className={openEvent && styles.registrationTitle}
      >
        {t(openEvent ? 'contactPage.registrationTitle' : `contactPage.formTitles.${type}`)}
      </Heading>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="type" value={type} />
      {/* Not every combination of search parameters is prerendered. */}
      <input type="hidden" name="event" value={event ?? ''} suppressHydrationWarning />
      {returned && <RetryFields {...returned} takesFocus={!firstInvalid} />}
      <InquiryFields
        form={form}
        initial={initial}
        focused={firstInvalid}
        type={type}
        variant={variant}
        readOnly={inquiry.isLocked}
      />
      <Honeypot value={returned?.submission[HONEYPOT]} />
      <div className={styles.end}>
        <SubmitButton
          label={t(openEvent ? 'contactPage.registrationButton' : `contactPage.buttons.${type}`)}
          tone={openEvent?.audience ?? INQUIRY_TONES[type]}
          isSending={inquiry.isSending}
        />
        <div className={styles.notes}>
          {openEvent && <Prose variant="small">{t('trainingEventsPage.confirmation')}</Prose>}
          <PrivacyNotice variant={variant} />
        </div>
      </div>
      {!returned && <FormNote isRestored={isRestored} failure={failure} />}
    </form>
  )
}

/** Why a form was returned, and the hidden fields of the next attempt. */
function RetryFields({ submission, failure, takesFocus }: ReturnedForm & { takesFocus: boolean }) {
  return (
    <>
      <FormNote failure={failure} takesFocus={takesFocus} />
      <input type="hidden" name="key" value={submission.key} />
      <input type="hidden" name="token" value={submission.token} />
    </>
  )
}

/**
 * A field that only bots fill in: invisible, hidden from assistive technology and out of the tab
 * order. A text browser shows its label.
 */
function Honeypot({ value }: { value?: string | undefined }) {
  const t = useT()
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t('contactPage.honeypot')}
        <input type="text" name={HONEYPOT} defaultValue={value} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
