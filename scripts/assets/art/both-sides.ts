import { clipped, path } from './draw.ts'
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
    const rightHalf = `M${seam} 0H${width}V${height}H${seam}Z`
    return {
      width,
      height,
      // The left side extends below the right one: between two clips the background would show through.
      shapes:
        path(`M0 0H${seam + 2}V${height}H0Z`, grounds[0]) +
        silhouette(...left) +
        clipped(rightHalf, path(rightHalf, grounds[1]), silhouette(...right)),
    }
  }
