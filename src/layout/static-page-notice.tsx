import { css, cx } from '@styled/css'
import { link, toast } from '@styled/recipes'
import type { Language } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/t.ts'
import { STATIC_PAGE_NOTICE } from './keep-page-static.ts'

const notice = css({ padding: '4', textStyle: 'small', bg: 'surface', boxShadow: 'pop' })

/**
 * What a prerendered page says when it cannot be brought to life: in words of its own, for no others
 * could be loaded. Only the prerenderer draws it; a page that is alive has no use for it.
 */
export function StaticPageNotice({ language }: { language: Language }) {
  const t = createTranslate(language)
  return (
    <p id={STATIC_PAGE_NOTICE} className={cx(toast().region, notice)} role="alert" hidden>
      {t('ui.notStarted')}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, query and all */}
      <a className={link()} href="">
        {t('errorPage.reload')}
      </a>
    </p>
  )
}
