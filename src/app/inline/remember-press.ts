import { HYDRATED } from '../../layout/hydration.ts'

/**
 * Remembers the last press before hydration, by pointer or key, and repeats it afterwards, if it was on
 * a button that needs scripts and is still there. Inlined in the head of every page.
 */
let press: MouseEvent | undefined
const remember = (event: MouseEvent) => {
  press = event
}
addEventListener('click', remember, true)

const repeat = () => {
  removeEventListener('click', remember, true)
  // React replays clicks that it has received during hydration.
  if (press?.eventPhase !== Event.NONE) return
  const pressed = press.target instanceof Element ? press.target.closest('[type=button]') : null
  if (pressed?.isConnected) pressed.dispatchEvent(new MouseEvent('click', press))
}
addEventListener(HYDRATED, repeat, { once: true })
