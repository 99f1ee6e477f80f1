import { css, cx } from '@styled/css'
import { bounds, footer, link, socialIcon } from '@styled/recipes'
import { Link, useHydrated } from '@tanstack/react-router'
import { SOCIALS } from '../content/agency.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { sentencesOf } from '../ui/text.tsx'
import { useClock } from '../ui/use-clock.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { pageEntry, QUICK_LINKS, routeOf } from '../urls/pages.ts'
import { LanguageLink } from './language/language-link.tsx'
import { LANGUAGES_ID } from './language/language-menu.tsx'

export const FOOTER_ID = 'footer'

const styles = footer()
const quiet = link({ variant: 'quiet' })
/** Below the first screen the logos are not rendered, and so not fetched, until hydration. */
const fetchedWhenNear = css({ contentVisibility: 'auto' })

/** The end of every page (specification, Header and footer). */
export function Footer({ inert }: { inert: boolean }) {
  const t = useT()
  return (
    <footer id={FOOTER_ID} className={styles.root} inert={inert}>
      <div className={cx(bounds(), styles.grid)}>
        <Subtitle />
        <div className={styles.facts}>
          <QuickLinks />
          <Connect />
          <div className={styles.end}>
            <Languages />
            <p className={styles.legal}>
              © <CopyrightYear /> {t('agencyName')}. {t('footer.rights')}
            </p>
          </div>
        </div>
        <div className={styles.name} aria-hidden="true">
          {t('agencyName')}
        </div>
      </div>
    </footer>
  )
}

/** Each sentence on a line of its own. */
function Subtitle() {
  const sentences = sentencesOf(useT()('footer.subtitle'))
  return (
    <p className={styles.subtitle}>
      {sentences.map((sentence) => (
        <span key={sentence} className={styles.sentence}>
          {sentence}{' '}
        </span>
      ))}
    </p>
  )
}

function QuickLinks() {
  const t = useT()
  const lang = useLanguage()
  return (
    <nav className={styles.quick} aria-labelledby="quick-links">
      <h2 id="quick-links" className={styles.heading}>
        {t('footer.quickLinks')}
      </h2>
      <ul className={styles.links}>
        {QUICK_LINKS.map((page) => (
          <li key={page}>
            <Link to={routeOf(page)} params={{ lang }} className={cx(quiet, styles.link)}>
              {t(`nav.${pageEntry(page).label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Connect() {
  const t = useT()
  const isHydrated = useHydrated()
  return (
    <div className={styles.connect}>
      <h2 className={styles.heading}>{t('footer.connectWithUs')}</h2>
      <ul className={styles.social}>
        {SOCIALS.map(({ network, name, href }) => (
          <li key={network}>
            <ExternalLink
              href={href}
              className={cx(styles.socialLink, !isHydrated && fetchedWhenNear)}
            >
              <span className={socialIcon({ network })} aria-hidden="true" />
              <VisuallyHidden>{name}</VisuallyHidden>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <ul className={styles.links}>
        <li>
          <EmailLink className={cx(quiet, styles.contact)} />
        </li>
        <li>
          <PhoneLink className={cx(quiet, styles.contact)} />
        </li>
      </ul>
    </div>
  )
}

/**
 * For search engines, and for visitors whose language menu cannot open (specification, Languages).
 */
function Languages() {
  const t = useT()
  return (
    <nav id={LANGUAGES_ID} aria-label={t('footer.languages')}>
      <ul className={styles.languageList}>
        {LANGUAGES.map(({ code, name }) => (
          <li key={code}>
            <LanguageLink to={code} className={cx(quiet, styles.language)}>
              {name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The current year, also on a page that was prerendered in an earlier one (specification, Header
 * and footer). A component of its own: it alone renders again.
 */
const CopyrightYear = () => useClock((now) => new Date(now).getFullYear(), __BUILD_YEAR__)
