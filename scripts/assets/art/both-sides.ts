import { clipped, rect } from './draw.ts'
import type { Ink } from './inks.ts'
import type { Drawing } from './render.ts'

/**
 * Draws one silhouette across a vertical seam in the middle, with different colours on each side
 * (specification, Visual design: counterchange). The page rounds the corners.
 */
export const onBothSides =
  ({ width, height }: Pick<Drawing, 'width' | 'height'>) =>
  <Inks extends readonly unknown[]>(
    grounds: readonly [left: Ink, right: Ink],
    silhouette: (...inks: Inks) => string,
    left: Inks,
    right: Inks,
  ): Drawing => {
    const seam = width / 2
    return {
      width,
      height,
      // The left side extends below the right one: between two clips the background would show through.
      shapes:
        rect(0, 0, seam + 2, height, 0, grounds[0]) +
        silhouette(...left) +
        clipped(
          `M${seam} 0H${width}V${height}H${seam}Z`,
          rect(seam, 0, seam, height, 0, grounds[1]),
          silhouette(...right),
        ),
    }
  }
