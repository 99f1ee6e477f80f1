import { cx } from '@styled/css'
import { type ChipVariantProps, chip } from '@styled/recipes'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A choice that can be switched on: says so with `aria-pressed`. */
export function ChipToggle({
  tone,
  pressed,
  className,
  ...rest
}: ComponentProps<'button'> & ChipVariantProps & { pressed: boolean }) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={cx(chip({ tone }), className)}
    />
  )
}

/** One of several choices in a form, drawn around its radio button. */
export function ChipRadio({
  tone,
  className,
  children,
  ...radio
}: ComponentProps<'input'> & ChipVariantProps) {
  return (
    <label className={cx(chip({ tone }), className)}>
      <input {...radio} type="radio" />
      {children}
    </label>
  )
}

function ChipAnchor({ tone, className, ...rest }: ComponentProps<'a'> & ChipVariantProps) {
  return <a {...rest} className={cx(chip({ tone }), className)} />
}

/** A choice with an address; the current one carries `aria-current`. */
export const ChipLink = createLink(ChipAnchor)
