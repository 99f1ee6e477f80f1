import { css } from '@styled/css'
import { FIELD_LIMITS, type FieldName } from '../../contact/inquiry-fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { problemText } from '../../contact/problem-text.ts'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Field } from '../../ui/field.tsx'
import { type GivenValues, type InquiryForm, problemOf } from './inquiry-form-values.ts'
import { MessageField } from './message-field.tsx'

const pair = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: 'gutter',
  rowGap: '6',
})

const MESSAGE_PLACEHOLDERS = {
  general: 'contactPage.placeholders.messageGeneral',
  influencer: 'contactPage.placeholders.messageInfluencer',
  brand: 'contactPage.placeholders.messageBrand',
} as const satisfies Record<InquiryType, string>

interface InquiryFieldsProps {
  form: InquiryForm
  /** What the fields hold from the start */
  given: GivenValues
  /** The field that has the focus from the start */
  focused: FieldName | undefined
  type: InquiryType
  /** While the inquiry is on its way, nothing that is typed could go with it */
  readOnly: boolean
}

/** What the visitor fills in (specification §3); only the influencer's form asks for a profile. */
export function InquiryFields({ form, given, focused, type, readOnly }: InquiryFieldsProps) {
  const t = useT()
  const facts = useFacts()
  const { errors } = form.formState

  const asked = (name: FieldName) => {
    const code = problemOf(errors, name)
    return {
      label: t(`contactPage.fields.${name}`),
      required: t('contactPage.fields.required'),
      error: code && problemText(t, name, code),
    }
  }
  const typed = (name: FieldName) => ({
    ...form.register(name),
    defaultValue: given[name],
    autoFocus: name === focused,
    maxLength: FIELD_LIMITS[name],
    readOnly,
    'aria-disabled': readOnly || undefined,
  })

  return (
    <>
      <div className={pair}>
        <Field {...asked('name')}>
          {(control) => (
            <input
              {...control}
              {...typed('name')}
              type="text"
              autoComplete="name"
              placeholder={t('contactPage.placeholders.name')}
            />
          )}
        </Field>
        <Field {...asked('email')}>
          {(control) => (
            <input
              {...control}
              {...typed('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder={t('contactPage.placeholders.email')}
            />
          )}
        </Field>
      </div>
      {type === 'influencer' && (
        <Field {...asked('profileLink')} hint={t('contactPage.hints.profileLink', facts)}>
          {(control) => (
            // An @handle will do, so it is not of the type "url".
            <input
              {...control}
              {...typed('profileLink')}
              type="text"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              placeholder={t('contactPage.placeholders.profileLink')}
            />
          )}
        </Field>
      )}
      <MessageField {...asked('message')} control={form.control}>
        {(control) => (
          <textarea
            {...control}
            {...typed('message')}
            rows={6}
            placeholder={t(MESSAGE_PLACEHOLDERS[type])}
          />
        )}
      </MessageField>
    </>
  )
}
