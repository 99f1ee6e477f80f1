import type { MouseEvent } from 'react'

/** A press in the view leaves the focus in the site: losing it is an event for the machines. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
