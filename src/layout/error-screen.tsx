import { css } from '@styled/css'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { documentTitle } from '../i18n/document-title.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { Actions } from '../ui/actions.tsx'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'

const layout = css({
  alignContent: 'center',
  alignItems: 'center',
  rowGap: '8',
  minHeight: '[calc(100svh - {sizes.header})]',
  paddingBlock: '8',
})
const words = css({
  gridColumn: { base: '1 / -1', md: '1 / 8' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '6',
})
const picture = css({
  gridColumn: { base: '1 / -1', md: '8 / -1' },
  gridRow: '1',
  maxWidth: { base: '[18rem]', md: 'full' },
})
const reason = css({
  px: '2.5',
  py: '0.5',
  fontFamily: 'code',
  bg: 'sunken',
  borderRadius: 'xs',
  overflowWrap: 'anywhere',
})

/** What went wrong in words of its own, whatever was thrown (specification, Errors). */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error === 'string' ? error : ''
  const said = (name: 'status' | 'statusText' | 'message') =>
    name in error ? String((error as Record<typeof name, unknown>)[name] ?? '') : ''
  return `${said('status')} ${said('statusText')}`.trim() || said('message')
}

/** The screen of a routing failure (specification, Errors). */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const t = useT()
  const lang = useLanguage()
  const why = reasonOf(error)
  return (
    <Bounds columns role="alert" className={layout}>
      <title>{documentTitle(t, t('errorPage.title'))}</title>
      <div className={words}>
        <Heading level={1} look="page" lang="en">
          {t('errorPage.title')}
        </Heading>
        <Prose look="lead">{t('errorPage.fallback')}</Prose>
        {why && (
          <code lang="en" className={reason}>
            {why}
          </code>
        )}
        <Actions>
          <Button tone="creator" onClick={() => location.reload()}>
            {t('errorPage.reload')}
          </Button>
          <ButtonLink to="/$lang" params={{ lang }} reloadDocument tone="line">
            {t('errorPage.home')}
          </ButtonLink>
        </Actions>
      </div>
      <Art name="error-out-of-sync" eager className={picture} />
    </Bounds>
  )
}
