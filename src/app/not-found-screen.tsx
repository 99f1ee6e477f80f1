import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import { POSTS } from '../content/posts.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { ErrorLayout } from '../layout/error-layout.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Prose } from '../ui/prose.tsx'

const [LATEST_POST] = POSTS

const styles = {
  list: css({
    width: 'full',
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 9rem), 1fr))]',
    gap: 'gutter',
    borderTop: '[{borderWidths.rule} solid {colors.line}]',
    pt: '5',
    textWrap: 'balance',
  }),
  label: css({ textStyle: 'label', color: 'textMuted', mb: '2' }),
  link: css({
    textStyle: 'fact',
    '& > svg': { display: 'inline', ms: '2' },
  }),
}

/** The 404 page of a missing file (specification, URLs): reloading never helps, other pages do. */
export function NotFoundScreen() {
  const t = useT()
  const lang = useLanguage()
  const linkStyles = cx(link(), styles.link)
  return (
    <ErrorLayout
      art="error-missing-half"
      arriving="error-other-half"
      title={t('errorPage.notFound.title')}
      lead={<Prose variant="lead">{t('errorPage.notFound.lead')}</Prose>}
      more={
        <ul className={styles.list}>
          {LATEST_POST && (
            <li>
              <p className={styles.label}>{t('errorPage.notFound.article')}</p>
              <Link
                to="/$lang/blog/$post"
                params={{ lang, post: LATEST_POST.id }}
                className={linkStyles}
              >
                {t(`blogPage.samplePosts.${LATEST_POST.id}.title`)}
                <Icon of={ArrowRight} />
              </Link>
            </li>
          )}
          <li>
            <p className={styles.label}>{t('errorPage.notFound.game')}</p>
            <Link to="/$lang" params={{ lang }} hash="duet" className={linkStyles}>
              {t('homePage.duet.start.title')}
              <Icon of={ArrowRight} />
            </Link>
          </li>
        </ul>
      }
    >
      <ButtonLink to="/$lang" params={{ lang }} arrow>
        {t('errorPage.home')}
      </ButtonLink>
    </ErrorLayout>
  )
}
