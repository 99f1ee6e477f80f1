import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { POSTS } from '../content/posts.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { ErrorLayout } from '../layout/error-layout.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Prose } from '../ui/prose.tsx'

const [LATEST_POST] = POSTS

const styles = {
  list: css({
    width: 'full',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'gutter',
    borderTop: '[{borderWidths.rule} solid {colors.line}]',
    pt: '3',
  }),
  link: css({ display: 'block', py: '3' }),
  label: css({ display: 'block', textStyle: 'label', color: 'textMuted', mb: '1' }),
  title: css({ display: 'block', textStyle: 'title', textWrap: 'balance' }),
}

/** The 404 page of a missing file (specification, URLs): reloading never helps, other pages do. */
export function NotFoundScreen() {
  const t = useT()
  const lang = useLanguage()
  const linkStyles = cx(link({ variant: 'quiet' }), styles.link)
  return (
    <ErrorLayout
      art="error-missing-half"
      title={t('errorPage.notFound.title')}
      lead={<Prose variant="lead">{t('errorPage.notFound.lead')}</Prose>}
      more={
        <ul className={styles.list}>
          {LATEST_POST && (
            <li>
              <Link
                to="/$lang/blog/$post"
                params={{ lang, post: LATEST_POST.id }}
                className={linkStyles}
              >
                <span className={styles.label}>{t('errorPage.notFound.article')}</span>
                <span className={styles.title}>
                  {t(`blogPage.samplePosts.${LATEST_POST.id}.title`)}
                </span>
              </Link>
            </li>
          )}
          <li>
            <Link to="/$lang" params={{ lang }} hash="duet" className={linkStyles}>
              <span className={styles.label}>{t('errorPage.notFound.game')}</span>
              <span className={styles.title}>{t('homePage.duet.start.title')}</span>
            </Link>
          </li>
        </ul>
      }
    >
      <ButtonLink to="/$lang" params={{ lang }} tone="creator">
        {t('errorPage.home')}
      </ButtonLink>
    </ErrorLayout>
  )
}
