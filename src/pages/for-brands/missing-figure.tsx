import { css } from '@styled/css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const frame = css({
  flex: 'none',
  minWidth: '[4.5rem]',
  height: 'control',
  border: '{borderWidths.heavy} dotted',
  borderRadius: 'md',
})

/** A specimen has no figures: the frame of one that is still to come. */
export const MissingFigure = () => (
  <span className={frame}>
    <VisuallyHidden>—, </VisuallyHidden>
  </span>
)
