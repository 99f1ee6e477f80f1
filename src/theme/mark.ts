/** Geometry of the mark: two frames and their overlap */
export const MARK = {
  width: 28,
  height: 34,
  left: { x: 0, y: 0, width: 17, height: 28, rx: 4.5 },
  right: { x: 11, y: 6, width: 17, height: 28, rx: 4.5 },
  overlap: 'M11 10.5A4.5 4.5 0 0 1 15.5 6H17v17.5A4.5 4.5 0 0 1 12.5 28H11Z',
} as const
