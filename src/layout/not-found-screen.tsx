import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Prose } from '../ui/prose.tsx'
import { PAGES, pageEntry, routeOf } from '../urls/pages.ts'
import { ErrorLayout } from './error-layout.tsx'

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' })
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  textStyle: 'title',
})

/** The 404 page of a missing file (specification, URLs): reloading never helps, other pages do. */
export function NotFoundScreen() {
  const t = useT()
  const lang = useLanguage()
  return (
    <ErrorLayout
      title={t('errorPage.notFound.title')}
      lead={
        <>
          <Prose variant="lead">{t('errorPage.notFound.lead')}</Prose>
          <ul className={list}>
            {PAGES.filter((page) => page !== '').map((page) => (
              <li key={page}>
                <Link to={routeOf(page)} params={{ lang }} className={cx(link(), item)}>
                  {t(`nav.${pageEntry(page).label}`)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
    >
      <ButtonLink to="/$lang" params={{ lang }} tone="creator">
        {t('errorPage.home')}
      </ButtonLink>
    </ErrorLayout>
  )
}
