import { css, cx } from '@styled/css'
import { useNumbers } from '../../../i18n/use-numbers.ts'
import { useT } from '../../../i18n/use-t.ts'
import { fieldErrorText } from '../../../inquiry/field-error-text.ts'
import { type FieldEntry, type FieldName, fieldOf, fieldsFor } from '../../../inquiry/fields.ts'
import type { InquiryType } from '../../../inquiry/inquiry-type.ts'
import { Field } from '../../../ui/field.tsx'
import { FoldedMessage } from './folded-message.tsx'
import { MessageField } from './message-field.tsx'
import { type FormMethods, fromFormErrors, type InitialValues } from './values.ts'

/** What the form is for */
export type FormVariant = InquiryType | 'registration'

const styles = {
  fields: css({ display: 'grid', columnGap: 'gutter', rowGap: { base: '6', lg: '5' } }),
  /** Two columns where one has room for the longest label: the form is half as high then. */
  pairs: css({ gridTemplateColumns: '[repeat(auto-fit, minmax(min(15.25rem, 100%), 1fr))]' }),
  /** On a desk the message takes the height that is left: the button is on the first screen, in one place for every type. */
  message: css({ height: { lg: '[clamp(8.5rem, 100svh - 35.5rem, 11.6rem)]' } }),
  messageBeside: css({ height: { md: '[17.9rem]' } }),
}

/** The message of an influencer stands beside three short fields, and is as high as they are. */
const MESSAGE_HEIGHTS = {
  general: styles.message,
  influencer: styles.messageBeside,
  brand: styles.message,
  registration: undefined,
} as const

interface InquiryFieldsProps {
  form: FormMethods
  initial: InitialValues
  /** The field with the initial focus */
  focused: FieldName | undefined
  type: InquiryType
  variant: FormVariant
  /** While the inquiry is checked and sent */
  readOnly: boolean
}

/** The fields that a type of inquiry asks for; the message of an influencer is beside the others. */
export function InquiryFields(props: InquiryFieldsProps) {
  const { type, variant } = props
  const fieldsOf = (kind: FieldEntry['kind']) =>
    fieldsFor(type)
      .filter((name) => fieldOf(name).kind === kind)
      .map((name) => (
        <div key={name}>
          <InquiryField name={name} {...props} />
        </div>
      ))
  return (
    <div className={cx(styles.fields, variant === 'influencer' && styles.pairs)}>
      <div className={cx(styles.fields, styles.pairs)}>{fieldsOf('text')}</div>
      {fieldsOf('longText')}
    </div>
  )
}

interface InquiryFieldProps extends InquiryFieldsProps {
  name: FieldName
}

/** One field, by the kind that its row of the table has. */
function InquiryField(props: InquiryFieldProps) {
  const { name, form, initial, focused, type, variant, readOnly } = props
  const t = useT()
  const numbers = useNumbers()
  const { kind, limit, hint, placeholder, attributes } = fieldOf(name)
  const errorCode = fromFormErrors(form.formState.errors)[name]

  const field = {
    label: t(`contactPage.fields.${name}`),
    required: t('contactPage.fields.required'),
    error: errorCode && fieldErrorText(t, name, errorCode),
    hint: hint && t(hint, numbers),
    // The summary above says it.
    isLabelHidden: kind === 'longText' && variant === 'registration',
  }
  const control = {
    ...form.register(name),
    ...attributes,
    maxLength: limit,
    defaultValue: initial[name],
    autoFocus: name === focused,
    readOnly,
    'aria-disabled': readOnly || undefined,
    placeholder: t(typeof placeholder === 'string' ? placeholder : placeholder[type]),
  }

  if (kind === 'text')
    return <Field {...field}>{(props) => <input {...props} {...control} />}</Field>

  const message = (
    <MessageField {...field} name={name} limit={limit} control={form.control}>
      {({ className, ...props }) => (
        <textarea
          {...props}
          {...control}
          className={cx(className, MESSAGE_HEIGHTS[variant])}
          // A registration begins with a line that may take three.
          rows={variant === 'registration' ? 3 : 4}
        />
      )}
    </MessageField>
  )
  return variant === 'registration' ? (
    <FoldedMessage label={field.label} isInvalid={errorCode !== undefined}>
      {message}
    </FoldedMessage>
  ) : (
    message
  )
}
