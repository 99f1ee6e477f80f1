import { toast as toastRecipe } from '@styled/recipes'
import { useSelector } from '@xstate/react'
import { X } from 'lucide'
import { type CSSProperties, useId } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { Toast } from '../../machines/toaster.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HalfMark, Mark } from '../../ui/mark.tsx'
import { toaster, toastText } from './toast.ts'
import { useSwipe } from './use-swipe.ts'

/** A visible toast: accent, texts, buttons and a progress bar of the remaining time. */
export function ToastCard({ toast }: { toast: Toast }) {
  const t = useT()
  const titleId = useId()
  const dx = useSelector(toaster, ({ context }) => context.dx)
  const isOpen = useSelector(toaster, (state) => state.hasTag('open'))
  const isRunning = useSelector(toaster, (state) => state.hasTag('open') && !state.hasTag('paused'))
  const { title, description, action, duration, kind, dismiss } = toast
  const styles = toastRecipe({ kind })

  const swipe = useSwipe()

  const runAction = () => {
    dismiss()
    action?.run()
  }

  return (
    <div
      className={styles.root}
      style={customProperties({ swipe: `${dx}px`, 'toast-duration': `${duration}ms` })}
      data-state={isOpen ? 'open' : 'leaving'}
      data-paused={isRunning ? undefined : ''}
      data-settling={dx === 0 ? '' : undefined}
      inert={!isOpen}
      {...swipe}
    >
      {kind === 'success' ? (
        <Mark className={styles.accent} />
      ) : (
        <HalfMark audience="creator" className={styles.accent} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-labelledby={titleId} className={styles.body}>
        <p id={titleId} className={styles.title}>
          {toastText(title, t)}
        </p>
        {description && <p className={styles.description}>{toastText(description, t)}</p>}
        {action && (
          <div className={styles.action}>
            <Button size="sm" onClick={runAction}>
              {toastText(action.label, t)}
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

/** CSS custom properties for a `style` prop, which React does not type. */
const customProperties = (values: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
