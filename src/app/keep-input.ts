import { HYDRATED_EVENT } from '../layout/hydration.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

const CONTROLS = 'a, button, input:not([type=hidden]), select, summary, textarea'

const controls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)]

/**
 * Keeps typed text, open disclosures and focus through hydration: React renders the page anew where an
 * extension or a translator has changed its elements.
 */
export function keepInput(): void {
  const before = controls()
  const stopFollowing = followFocus()
  const restore = () => {
    const focused = stopFollowing()
    const after = controls()
    for (const old of before.filter((each) => !each.isConnected)) {
      const isSame = (other: Element) => identityOf(other) === identityOf(old)
      const control = after.filter(isSame)[before.filter(isSame).indexOf(old)]
      if (!control) continue
      if (old.closest('details')?.open) control.closest('details')?.setAttribute('open', '')
      if (isTextField(old) && isTextField(control)) retype(control, old)
      if (isSelect(old) && isSelect(control)) choose(control, old)
      if (old === focused) focus(control, old)
    }
  }
  addEventListener(HYDRATED_EVENT, restore, { once: true })
}

/** @returns a function that stops tracking and returns the last focused element, even a removed one */
function followFocus(): () => Element | null {
  let focused = document.activeElement
  const follow = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected) focused = document.activeElement
    })
  addEventListener('focusin', follow)
  addEventListener('focusout', follow)
  return () => {
    removeEventListener('focusin', follow)
    removeEventListener('focusout', follow)
    return focused
  }
}

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isSelect = (element: Element): element is HTMLSelectElement =>
  element instanceof HTMLSelectElement

/** Identifies a control in both trees. */
const identityOf = (control: Element) =>
  [...['name', 'href'].map((name) => control.getAttribute(name)), control.textContent].join()

function retype(field: TextField, { value, defaultValue }: TextField): void {
  if (value === defaultValue) return
  // The native setter: React ignores changes through its own.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(select: HTMLSelectElement, { value }: HTMLSelectElement): void {
  if (value === select.value) return
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

function focus(control: HTMLElement, old: HTMLElement): void {
  control.focus({ preventScroll: true })
  // Scripts cannot read the selection of an e-mail field.
  if (!isTextField(control) || !isTextField(old) || old.selectionStart === null) return
  const { selectionStart, selectionEnd, selectionDirection } = old
  control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}
