import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Prose } from '../ui/prose.tsx'
import { ErrorLayout } from './error-layout.tsx'

/**
 * The message of whatever was thrown: status and status text, or message (specification, Errors).
 */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error === 'string' ? error : ''
  const read = (name: 'status' | 'statusText' | 'message') =>
    name in error ? String((error as Record<typeof name, unknown>)[name] ?? '') : ''
  return `${read('status')} ${read('statusText')}`.trim() || read('message')
}

/**
 * A translator or an extension has removed nodes that React needs: a reload restores the page, and the
 * draft keeps typed text. Not twice in a row.
 */
function useReloadAfterDomChange(error: unknown): void {
  useEffect(() => {
    const hasDomChanged = error instanceof DOMException && error.name === 'NotFoundError'
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (hasDomChanged && arrival?.type !== 'reload') location.reload()
  }, [error])
}

/** The screen of a routing failure (specification, Errors). */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const t = useT()
  const lang = useLanguage()
  useReloadAfterDomChange(error)
  return (
    <ErrorLayout
      role="alert"
      art="error-out-of-sync"
      title={t('errorPage.title')}
      titleLanguage="en"
      lead={<Prose variant="lead">{t('errorPage.fallback')}</Prose>}
      reason={reasonOf(error)}
    >
      <Button tone="creator" onClick={() => location.reload()}>
        {t('errorPage.reload')}
      </Button>
      <ButtonLink to="/$lang" params={{ lang }} reloadDocument tone="line">
        {t('errorPage.home')}
      </ButtonLink>
    </ErrorLayout>
  )
}
