type Frame = 'creator' | 'brand'

/** Marks a picture as one of the two frames: it travels to the next page that shows it too. */
export const travelsAs = (frame: Frame) => ({ 'data-frame': frame })
