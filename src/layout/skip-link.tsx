import { css, cx } from '@styled/css'
import { button } from '@styled/recipes'
import { useT } from '../i18n/use-t.ts'

const style = css({
  position: 'fixed',
  top: '3',
  insetInlineStart: '3',
  zIndex: 'skip',
  translate: '[0 -200%]',
  _focus: { translate: '[0]' },
})

/** The first stop of the Tab key: past the header, to the page itself. */
export function SkipLink({ to }: { to: string }) {
  const t = useT()
  return (
    <a href={`#${to}`} className={cx(button({ tone: 'creator' }), style)}>
      {t('ui.skipToContent')}
    </a>
  )
}
