import type { ErrorComponentProps } from '@tanstack/react-router'
import { useT } from './language-context.ts'

export function ErrorScreen({ error }: ErrorComponentProps) {
  const t = useT()
  return (
    <section role="alert">
      <h1>{t('errorPage.title')}</h1>
      <p>{error.message || t('errorPage.fallback')}</p>
    </section>
  )
}
