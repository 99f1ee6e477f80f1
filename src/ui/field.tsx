import { css, cx } from '@styled/css'
import { field } from '@styled/recipes'
import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

const hidden = css({ srOnly: true })

/** Props that associate an `input`, `textarea` or `Select` with its label, hint and error. */
interface ControlProps {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
}

interface FieldProps {
  label: string
  /** Where something else shows it */
  isLabelHidden?: boolean
  /** The translated word “required”; without it the field is optional */
  required?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Renders the control: `(control) => <input {...control} {...register('name')} />` */
  children: (control: ControlProps) => ReactNode
}

/** A form field with label, hint and error, associated for assistive technology. */
export function Field({ label, isLabelHidden, required, hint, error, children }: FieldProps) {
  const id = useId()
  const styles = field()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined

  return (
    <div className={styles.root}>
      <label className={cx(styles.label, isLabelHidden && hidden)} htmlFor={id}>
        {label}
        {required && <span className={styles.required}> ({required})</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': Boolean(error),
        'aria-required': Boolean(required),
      })}
      {(error || hint) && (
        <div className={styles.notes}>
          {error && (
            <p className={styles.error} id={errorId}>
              <Icon of={CircleAlert} />
              {error}
            </p>
          )}
          {hint && (
            <p className={styles.hint} id={hintId}>
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
