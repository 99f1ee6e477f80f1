import { css, cx } from '@styled/css'
import { useNumbers } from '../../../i18n/use-numbers.ts'
import { useT } from '../../../i18n/use-t.ts'
import { fieldErrorText } from '../../../inquiry/field-error-text.ts'
import { type FieldEntry, type FieldName, fieldOf, fieldsFor } from '../../../inquiry/fields.ts'
import type { InquiryType } from '../../../inquiry/inquiry-type.ts'
import { Field } from '../../../ui/field.tsx'
import { MessageField } from './message-field.tsx'
import { type FormMethods, fromFormErrors, type InitialValues } from './values.ts'

/** What the form is for */
export type FormVariant = InquiryType | 'registration'

/** Lines of the message: a registration begins with one, which may take three. */
const ROWS = { general: 4, influencer: 4, brand: 4, registration: 3 } as const

const fields = css({ display: 'grid', columnGap: 'gutter', rowGap: { base: '6', lg: '3' } })
const styles = {
  /** Side by side where the longest label has room */
  pairs: css({ gridTemplateColumns: '[repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr))]' }),
  pairsOnDesk: css({
    gridTemplateColumns: { lg: '[repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr))]' },
  }),
  stackedOnDesk: css({ gridTemplateColumns: { lg: '[none]' } }),
  wholeRow: css({ gridColumn: '1 / -1' }),
  /** On a desk what the screen has left, so that the button is on it, in the same place for each type */
  message: css({ height: { lg: '[clamp(8.5rem, 100svh - 35.5rem, 11.6rem)]' } }),
  messageBeside: css({ height: { lg: '[17.4rem]' } }),
}

/** With three short fields the message stands beside them on a desk, as high as they are. */
const LAYOUTS = {
  general: [undefined, styles.pairs, styles.message],
  influencer: [styles.pairsOnDesk, cx(styles.pairs, styles.stackedOnDesk), styles.messageBeside],
  brand: [undefined, styles.pairs, styles.message],
  registration: [undefined, styles.pairs, undefined],
} as const

interface InquiryFieldsProps {
  form: FormMethods
  initial: InitialValues
  /** The field with the initial focus */
  focused: FieldName | undefined
  type: InquiryType
  variant: FormVariant
  /** While the inquiry is being sent */
  readOnly: boolean
}

/** The fields that a type of inquiry asks for. */
export function InquiryFields(props: InquiryFieldsProps) {
  const [all, short] = LAYOUTS[props.variant]
  const names = fieldsFor(props.type)
  const fieldsOf = (kind: FieldEntry['kind']) =>
    names
      .filter((name) => fieldOf(name).kind === kind)
      .map((name) => (
        <div
          key={name}
          className={kind === 'longText' || fieldOf(name).width ? undefined : styles.wholeRow}
        >
          <InquiryField name={name} {...props} />
        </div>
      ))
  return (
    <div className={cx(fields, all)}>
      <div className={cx(fields, short)}>{fieldsOf('text')}</div>
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

  return kind === 'longText' ? (
    <MessageField {...field} name={name} limit={limit} control={form.control}>
      {({ className, ...props }) => (
        <textarea
          {...props}
          {...control}
          className={cx(className, LAYOUTS[variant][2])}
          rows={ROWS[variant]}
        />
      )}
    </MessageField>
  ) : (
    <Field {...field}>{(props) => <input {...props} {...control} />}</Field>
  )
}
