import { css } from '@styled/css'
import { Wave } from '../../ui/wave.tsx'

const seam = css({
  display: 'block',
  width: 'full',
  // From 48 rem on as high as the drawing, so that no peak is cut off
  height: '[max(3rem, 6.25vw)]',
  position: 'absolute',
  insetInline: '0',
  top: '0',
  translate: '[0 -50%]',
})

/** Where the two voices meet, the bars are in the third ink, which contrasts with both grounds. */
const SPANS = [
  { to: 0.46, className: css({ color: 'creator' }) },
  { from: 0.46, to: 0.54, half: 'upper', className: css({ color: 'unison' }) },
  { from: 0.46, to: 0.54, half: 'lower', className: css({ color: 'onStage' }) },
  { from: 0.54, className: css({ color: 'brandOnStage' }) },
] as const

/** A waveform along the upper edge of a dark band, where both voices meet. */
export const Seam = () => <Wave bars={96} spans={SPANS} className={seam} />
