type Keys = 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'

/** A click without a modifier key: with one, the visitor wants a new tab or window. */
export const isPlainClick = (event: Pick<MouseEvent, Keys>): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
