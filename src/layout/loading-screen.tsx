import { css } from '@styled/css'
import { useRouterState } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'
import { Spinner } from './spinner.tsx'

/** Delayed until the exit transition is over and a moment longer, so that it does not flicker. */
const delayed = css({
  animation: '[appear 1ms {durations.spinnerDelay} both]',
})

/** The spinner while a page loads (specification, Loading). */
export function LoadingScreen() {
  const t = useT()
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  if (!isLoading) return null
  return (
    <div className={delayed}>
      <Spinner label={t('ui.loading')} />
    </div>
  )
}
