import { css } from '@styled/css'
import { useRouterState } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'
import { Spinner } from './spinner.tsx'

/** Delayed until the exit transition is over and a moment longer, so that it does not flicker. */
const delayed = css({
  animation: '[appear 1ms {durations.spinnerDelay} both]',
})

/**
 * The spinner while a page loads (specification, Loading). Its live region exists before, or screen
 * readers would not announce it.
 */
export function LoadingScreen() {
  const t = useT()
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <div role="status">
      {isLoading && (
        <div className={delayed}>
          <Spinner label={t('ui.loading')} />
        </div>
      )}
    </div>
  )
}
