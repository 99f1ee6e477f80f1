import { cx } from '@styled/css'
import { select } from '@styled/recipes'
import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[]
  /** The label of the empty value; without it there is no empty value */
  placeholder?: string
}

/**
 * A choice of one. It is the browser's own select: it works without JavaScript, opens the picker of a
 * phone, and screen readers, type-ahead and translators know it.
 */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const styles = select()
  return (
    <span className={styles.root}>
      <select {...rest} className={cx(styles.control, className)}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  )
}
