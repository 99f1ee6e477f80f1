import { css, cx } from '@styled/css'
import { button } from '@styled/recipes'
import { useT } from '../i18n/use-t.ts'

const link = css({
  position: 'fixed',
  top: '3',
  insetInlineStart: '3',
  maxWidth: '[calc(100% - 2 * {spacing.3})]',
  zIndex: 'skip',
  translate: '[0 -200%]',
  _focus: { translate: '[0]' },
})

/**
 * Skips the header: the first tab stop of the page. `src/app/inline/early-press.ts` handles it, without scripts
 * the browser does.
 */
export function SkipLink({ to, inert }: { to: string; inert: boolean }) {
  const t = useT()
  return (
    <a href={`#${to}`} inert={inert} className={cx(button({ tone: 'creator' }), link)}>
      {t('ui.skipToContent')}
    </a>
  )
}
