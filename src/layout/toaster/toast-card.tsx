import { toast as toastRecipe } from '@styled/recipes'
import { useSelector } from '@xstate/react'
import { X } from 'lucide'
import { type CSSProperties, type MouseEvent, useId, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { Toast } from '../../machines/toaster.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type ToasterActor, textOf } from './toast.ts'
import { ToastAccent } from './toast-accent.tsx'
import { throwDuration, useSwipe } from './use-swipe.ts'

/** A press neither moves the focus, which would stop the clock for good, nor selects the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** One toast as it is seen: accent, texts, buttons and the bar of the time that is left. */
export function ToastCard({ actor, toast }: { actor: ToasterActor; toast: Toast }) {
  const t = useT()
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  const dx = useSelector(actor, ({ context }) => context.dx)
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  const isRunning = useSelector(actor, (state) => state.hasTag('open') && !state.hasTag('paused'))
  const { title, description, action, duration, kind, dismiss } = toast
  const styles = toastRecipe({ kind })

  const swipe = useSwipe({
    onSwipeStart: () => actor.send({ type: 'swipe.start' }),
    onSwipeMove: (dx) => actor.send({ type: 'swipe.move', dx }),
    onSwipeCancel: () => actor.send({ type: 'swipe.cancel' }),
    onSwipeEnd: (speed) => {
      if (card.current) leaveAtSpeed(card.current, speed)
      actor.send({ type: 'swipe.end' })
    },
  })

  const act = () => {
    dismiss()
    action?.run()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping does what the button does, too
    <div
      ref={card}
      className={styles.root}
      style={variables({ swipe: `${dx}px`, 'toast-duration': `${duration}ms` })}
      data-state={isOpen ? 'open' : 'leaving'}
      data-paused={isRunning ? undefined : ''}
      data-settling={dx === 0 ? '' : undefined}
      inert={!isOpen}
      onMouseDown={keepFocus}
      {...swipe}
    >
      <ToastAccent kind={kind} className={styles.accent} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-labelledby={titleId} className={styles.body}>
        <p id={titleId} className={styles.title}>
          {textOf(title, t)}
        </p>
        {description && <p className={styles.description}>{textOf(description, t)}</p>}
        {action && (
          <div className={styles.action}>
            <Button size="sm" onClick={act}>
              {textOf(action.label, t)}
            </Button>
          </div>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={t('ui.dismiss')} onClick={dismiss}>
        <Icon of={X} />
      </button>
      <div className={styles.timer} />
    </div>
  )
}

/** Custom properties as React takes them. */
const variables = (values: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

/** A toast that was thrown leaves as fast as it was thrown. */
function leaveAtSpeed(card: HTMLElement, speed: number): void {
  card.style.animationDuration = `${throwDuration(card.offsetWidth, speed)}ms`
  card.style.animationTimingFunction = 'linear'
}
