import { type IconVariantProps, icon } from '@styled/recipes'
import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps extends IconVariantProps {
  /** The icon, imported by name from `lucide` */
  of: IconNode
}

/** A decorative icon: its meaning is in the text beside it or the label of its control. */
export function Icon({ of: shapes, bold }: IconProps) {
  return (
    <svg
      className={icon({ bold })}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([shape, attributes]) =>
        createElement(shape, { ...attributes, key: Object.values(attributes).join() }),
      )}
    </svg>
  )
}
