/**
 * Handles presses before hydration, by pointer or key. Inlined in the head of every page. The mobile
 * menu opens at once, by its disclosure; the last press on another button that needs scripts is
 * repeated afterwards, if the button is still there.
 */
import { HYDRATED_EVENT } from '../../layout/hydration.ts'
import { isPlainClick } from '../../ui/plain-click.ts'

const MENU_BUTTON = 'header [aria-controls]'
const SKIP_LINK = '[href="#content"]'

let press: MouseEvent | undefined
let isMenuOpen = false

const elementAt = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
const buttonAt = (event: Event) => elementAt(event, '[type=button]')

const onClick = (event: MouseEvent) => {
  press = event
  const button = buttonAt(event)
  const disclosure = document.querySelector<HTMLDetailsElement>('header details')
  if (!disclosure || !button?.matches(MENU_BUTTON)) return
  isMenuOpen = !isMenuOpen
  disclosure.open = isMenuOpen
  button.setAttribute('aria-expanded', String(isMenuOpen))
  press = undefined
  event.stopImmediatePropagation() // React would replay it.
}
addEventListener('click', onClick, true)

const onHydrated = () => {
  removeEventListener('click', onClick, true)
  if (isMenuOpen) document.querySelector<HTMLElement>(MENU_BUTTON)?.click()
  // React replays clicks that it has received during hydration.
  if (press?.eventPhase !== Event.NONE) return
  const button = buttonAt(press)
  if (button?.isConnected) button.dispatchEvent(new MouseEvent('click', press))
}
addEventListener(HYDRATED_EVENT, onHydrated, { once: true })

/**
 * Skips the header, after hydration, too. The entry of the history keeps a ticket, which one for the hash
 * would not have.
 */
const onSkip = (event: MouseEvent) => {
  const main = document.querySelector('main')
  if (!main || !elementAt(event, SKIP_LINK) || !isPlainClick(event)) return
  event.preventDefault()
  main.scrollIntoView()
  main.focus({ preventScroll: true })
}
addEventListener('click', onSkip, true)
