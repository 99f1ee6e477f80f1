import { css } from '@styled/css'
import { toast as toastRecipe } from '@styled/recipes'
import { useSelector } from '@xstate/react'
import { type MouseEvent, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { TOAST_HOTKEY } from '../../tuning.ts'
import { toaster, toastText } from './toast.ts'
import { ToastCard } from './toast-card.tsx'
import { useToasterFocus } from './use-toaster-focus.ts'
import { useUncoveredFocus } from './use-uncovered-focus.ts'
import { useWindowEvents } from './use-window-events.ts'

/**
 * A press must not focus the area, which would pause the toast for good, or select its text: neither on
 * the toast nor where it is about to be, or has just been.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * The toast area (specification, Toasts): the visible toast, and the live region that announces it.
 * A live region must exist from page load on; the visible toast is none, or screen readers would
 * announce it twice.
 */
export function Toaster() {
  const t = useT()
  const region = useRef<HTMLElement>(null)
  const toast = useSelector(toaster, ({ context }) => context.toast)
  useWindowEvents()
  const focus = useToasterFocus(region, toast?.id)
  useUncoveredFocus(region, toast?.id)

  return (
    <>
      <LiveRegion />
      <section
        ref={region}
        className={toastRecipe({ kind: toast?.kind }).region}
        aria-label={t('ui.notifications', { hotkey: TOAST_HOTKEY })}
        tabIndex={-1}
        hidden={!toast}
        onMouseDown={keepFocus}
        onPointerEnter={() => toaster.send({ type: 'pointer.enter' })}
        onPointerLeave={() => toaster.send({ type: 'pointer.leave' })}
        {...focus}
      >
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </section>
    </>
  )
}

function LiveRegion() {
  const t = useT()
  const toast = useSelector(toaster, (state) => (state.hasTag('open') ? state.context.toast : null))
  const text = toast && [toast.title, toast.description].flatMap((part) => part ?? [])
  const paragraph = text && <p key={toast.id}>{text.map((part) => toastText(part, t)).join(' ')}</p>

  return (
    <div className={css({ srOnly: true })}>
      <div role="status">{toast?.kind === 'success' && paragraph}</div>
      <div role="alert">{toast?.kind === 'error' && paragraph}</div>
    </div>
  )
}
