import { css, cx } from '@styled/css'
import { link, toast } from '@styled/recipes'
import type { Language } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/t.ts'
import { STATIC_PAGE_NOTICE_ID } from '../layout/hydration.ts'

const notice = css({ padding: '4', textStyle: 'small', bg: 'surface', boxShadow: 'pop' })

/**
 * Shown when a prerendered page cannot be hydrated. Its texts are in the document, because the
 * dictionary may be what failed to load; only the prerenderer renders it.
 */
export function StaticPageNotice({ language }: { language: Language }) {
  const t = createTranslate(language)
  return (
    <p id={STATIC_PAGE_NOTICE_ID} className={cx(toast().region, notice)} role="alert" hidden>
      {t('ui.notStarted')}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, query and all */}
      <a className={link()} href="">
        {t('errorPage.reload')}
      </a>
    </p>
  )
}
