import { css } from '@styled/css'
import { DEFAULT_LANGUAGE, LANGUAGES, languageEntry } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/t.ts'
import { Spinner } from '../layout/spinner.tsx'
import { OpenGraph } from '../metadata/metadata.tsx'
import { summaryOf } from '../metadata/summaries.ts'
import { ICON_LINKS, THEME_COLORS } from '../theme/icons.ts'
import { Heading } from '../ui/heading.tsx'
import { Mark } from '../ui/mark.tsx'
import { pagePath } from '../urls/location.ts'

const spinner = css({ _noScript: { display: 'none' } })
const chooser = css({ display: 'grid', justifyItems: 'start', gap: '8', p: 'panel' })
const mark = css({ height: 'control', width: 'auto' })
const list = css({ display: 'grid', width: 'full', maxWidth: 'measure' })
const choice = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control',
  textStyle: 'lead',
  borderBottomWidth: 'rule',
  borderColor: 'line',
  _hover: { color: 'creatorText' },
})

interface ShellProps {
  /** For visitors without scripts; for others the script fetches them where the page is slow to come */
  stylesheets: readonly string[]
}

/**
 * The document of a URL without a language (specification, URLs). Only the browser knows which
 * language to show: a script, which the build adds, redirects; a spinner shows while the page loads.
 * Without scripts the visitor chooses.
 */
export function Shell({ stylesheets }: ShellProps) {
  const t = createTranslate(DEFAULT_LANGUAGE)
  return (
    <html lang={languageEntry(DEFAULT_LANGUAGE).tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {THEME_COLORS.map((color) => (
          <meta key={color.media} {...color} />
        ))}
        <title>{t('agencyName')}</title>
        {/* Of English Home, which has an address to be shared by */}
        <meta name="description" content={summaryOf(DEFAULT_LANGUAGE, '').description} />
        <OpenGraph language={DEFAULT_LANGUAGE} slug="" />
        {ICON_LINKS.map((link) => (
          <link key={link.href} {...link} />
        ))}
        <noscript>
          {stylesheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </noscript>
      </head>
      <body>
        <div className={spinner}>
          <Spinner label={t('ui.loading')} />
        </div>
        <noscript>
          <main className={chooser}>
            <Mark className={mark} />
            <Heading level={1} variant="display2">
              {t('ui.chooseLanguage')}
            </Heading>
            <ul className={list}>
              {LANGUAGES.map(({ code, name, tag }) => (
                <li key={code}>
                  <a className={choice} href={pagePath(code, '')} hrefLang={tag} lang={tag}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </main>
        </noscript>
      </body>
    </html>
  )
}
