import { css } from '@styled/css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** As high as the letters that it is among. */
const frame = css({
  display: 'inline-block',
  width: '[1.8em]',
  height: '[0.74em]',
  marginInlineEnd: '[0.22em]',
  border: '[0.06em dotted]',
  borderRadius: '[0.16em]',
})

/** A specimen has no figures: the frame of one that is still to come, in a line of text. */
export const MissingFigure = () => (
  <span className={frame}>
    <VisuallyHidden>—, </VisuallyHidden>
  </span>
)
