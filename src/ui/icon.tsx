import { type IconVariantProps, icon } from '@styled/recipes'
import type { LucideIcon } from 'lucide-react'

interface IconProps extends IconVariantProps {
  /** The icon, imported by name from `lucide-react` */
  of: LucideIcon
}

/** A decorative icon: the words beside it, or the label of its control, say what it means. */
export function Icon({ of: Drawing, size, bold }: IconProps) {
  return <Drawing className={icon({ size, bold })} aria-hidden />
}
