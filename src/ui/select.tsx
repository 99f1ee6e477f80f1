import { cx } from '@styled/css'
import { type SelectVariantProps, select } from '@styled/recipes'
import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, SelectVariantProps {
  options: readonly { value: string; label: string }[]
  /** The label of the empty value; without it there is no empty value */
  placeholder?: string | undefined
  /** Keeps focus and value, unlike `disabled` */
  readOnly?: boolean
}

/**
 * A choice of one. It is the browser's own select: it works without JavaScript, opens the picker of a
 * phone, and screen readers, type-ahead and translators know it.
 */
export function Select({ options, placeholder, readOnly, look, className, ...rest }: SelectProps) {
  const styles = select({ look })
  return (
    <span className={styles.root}>
      <select
        {...rest}
        className={cx(styles.control, className)}
        aria-disabled={readOnly || undefined}
      >
        {placeholder !== undefined && (
          <option value="" disabled={readOnly}>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          // HTML has no read-only select: what cannot be chosen is its options.
          <option key={value} value={value} disabled={readOnly}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  )
}
