import { ALIVE } from '../../layout/hydration.ts'

/**
 * Remembers the last press, by pointer or key, of a page that is not alive yet, and repeats it once
 * the page is: if it was of a button that only scripts answer, and that is still there. Inlined in
 * the head of every page.
 */
let press: MouseEvent | undefined
const remember = (event: MouseEvent) => {
  press = event
}
addEventListener('click', remember, true)

const repeat = () => {
  removeEventListener('click', remember, true)
  // One that is on its way React hears itself: it has taken the page over to answer it.
  if (press?.eventPhase !== Event.NONE) return
  const pressed = press.target instanceof Element ? press.target.closest('[type=button]') : null
  if (pressed?.isConnected) pressed.dispatchEvent(new MouseEvent('click', press))
}
addEventListener(ALIVE, repeat, { once: true })
