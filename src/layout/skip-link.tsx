import { css, cx } from '@styled/css'
import { button } from '@styled/recipes'
import type { MouseEvent } from 'react'
import { useT } from '../i18n/use-t.ts'
import { isPlainClick } from '../ui/plain-click.ts'

const link = css({
  position: 'fixed',
  top: '3',
  insetInlineStart: '3',
  maxWidth: '[calc(100% - 2 * {spacing.3})]',
  zIndex: 'skip',
  translate: '[0 -200%]',
  _focus: { translate: '[0]' },
})

/** Skips the header: the first tab stop of the page. */
export function SkipLink({ to }: { to: string }) {
  const t = useT()
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(to)
    if (!target || !isPlainClick(event)) return
    // The entry of the history keeps a ticket, which one for the hash would not have.
    event.preventDefault()
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }
  return (
    <a href={`#${to}`} onClick={skip} className={cx(button({ tone: 'creator' }), link)}>
      {t('ui.skipToContent')}
    </a>
  )
}
