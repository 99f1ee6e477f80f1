import { Art } from '../../ui/art.tsx'
import { moveIn, useFirstView } from '../../ui/use-first-view.ts'
import { Sheet } from './sheet.tsx'

const DELAY_MS = 400

/** The bars grow from their common start. */
const grow = (metrics: Element) =>
  moveIn(
    metrics,
    { clipPath: 'inset(0 100% 0 0)' },
    { to: { clipPath: 'inset(0)' }, delay: DELAY_MS },
  )

/** A campaign report: what it says, and the agreed metrics beside what has come of them. */
export function Report() {
  const metrics = useFirstView<HTMLImageElement>(grow)
  return (
    <Sheet of="report">
      <Art ref={metrics} name="report-metrics" />
    </Sheet>
  )
}
