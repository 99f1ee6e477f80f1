import { css, cx } from '@styled/css'
import { frame, link, sheet } from '@styled/recipes'
import { Play } from 'lucide'
import { CASES, type Case, PEOPLE, type RealCase } from '../../content/proof.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'

const band = css({ marginBlock: 'section' })
const opening = css({ display: 'grid', gap: '4', mb: 'stack' })
const muted = css({ color: 'onStageMuted' })
/** The frames meet side by side; on a phone the brand's hangs below the creator's. */
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 3fr 5fr' },
  gridTemplateRows: { base: 'auto auto auto', lg: '3.5rem auto 3.5rem' },
  _print: { display: 'block' },
})
const side = css({ display: 'grid', gap: '4', padding: 'panel' })
const styles = {
  creator: css({
    gridRow: '1 / 3',
    gridColumn: { base: '1', lg: '1 / 3' },
    gridTemplateRows: { lgDown: 'subgrid' },
    paddingInlineEnd: { lg: '[calc(100% * 3 / 8 + {spacing.panel})]' },
  }),
  brand: css({
    gridRow: '2 / 4',
    gridColumn: { base: '1', lg: '2 / 4' },
    gridTemplateRows: { lgDown: 'subgrid' },
    paddingInlineStart: { lg: '[calc(100% * 3 / 8 + {spacing.panel})]' },
  }),
  /** On a phone each side stands in the row that it has for itself. */
  creatorText: css({
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    gridRow: { lgDown: '1' },
    pb: { lgDown: '4' },
  }),
  brandText: css({
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    gridRow: { lgDown: '2' },
    pt: { lgDown: '4' },
    height: 'full',
  }),
  brief: css({ textStyle: 'title', textWrap: 'balance', maxWidth: '[12em]' }),
  overlap: css({
    position: 'relative',
    gridRow: '2',
    gridColumn: { base: '1', lg: '2' },
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '2',
    padding: 'panel',
    bg: 'onStage',
    color: 'stage',
    '--ring': '{colors.stage}',
    borderRadius: { base: 'frame', lg: '[{radii.frame} 0 {radii.frame} 0]' },
    _forcedColors: { border: '{borderWidths.rule} solid CanvasText' },
    _print: { bg: 'transparent', color: 'current' },
  }),
  figure: css({ textStyle: 'display1' }),
  still: css({
    aspectRatio: '[9 / 16]',
    width: '[min(13rem, 70%)]',
    borderRadius: 'lg',
    objectFit: 'cover',
  }),
  /** Side by side with its still; the stamp is as high as the other frame is lower: titles align. */
  outline: css({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: { md: '2.5rem auto 1fr' },
    justifyItems: 'start',
    '& > h3': { gridColumn: { mdDown: '1 / -1' } },
  }),
  missingStill: css({
    display: 'grid',
    placeItems: 'center',
    border: '[{borderWidths.heavy} dotted]',
    gridColumn: '2',
    gridRow: { md: '1 / -1' },
    width: '[clamp(6.5rem, 3.5rem + 6vw, 8rem)]',
    aspectRatio: '[9 / 16]',
    borderRadius: 'lg',
  }),
  under: css({ mt: '8', display: 'grid', gap: '1', maxWidth: 'measure' }),
}

/** What the agency has to show for its work; nothing where there is no case. */
export function Cases({ cases = CASES }: { cases?: readonly Case[] }) {
  const t = useT()
  if (cases.length === 0) return null
  return (
    <Section ground="stage" className={band}>
      <Bounds>
        <div className={opening}>
          <Heading level={2}>{t('forBrandsPage.case.title')}</Heading>
          <Prose variant="lead" className={muted}>
            {t('forBrandsPage.case.lead')}
          </Prose>
        </div>
        {cases.map((each) =>
          each.sample ? <Anatomy key={each.id} /> : <Proof key={each.id} of={each} />,
        )}
      </Bounds>
    </Section>
  )
}

/** The form of a case without any: every part says what will stand there. */
function Anatomy() {
  const t = useT()
  const stamp = <p className={sheet().stamp}>{t('specimens.label')}</p>
  return (
    <article aria-label={`${t('forBrandsPage.case.title')}: ${t('specimens.label')}`}>
      <div className={pair}>
        <div className={cx(frame({ tone: 'creator', size: 'bare' }), side, styles.creator)}>
          <div className={cx(styles.creatorText, styles.outline)}>
            {stamp}
            <Heading level={3} variant="display3">
              {t('forBrandsPage.case.creator')}
            </Heading>
            <Prose>{t('forBrandsPage.case.creatorText')}</Prose>
            <div className={styles.missingStill}>
              <Icon of={Play} size="lg" />
            </div>
          </div>
        </div>
        <div className={cx(frame({ tone: 'brand', size: 'bare' }), side, styles.brand)}>
          <div className={styles.brandText}>
            <Heading level={3} variant="display3">
              {t('forBrandsPage.case.brand')}
            </Heading>
            <Prose>{t('forBrandsPage.case.brandText')}</Prose>
          </div>
        </div>
        <div className={styles.overlap}>
          <Heading level={3} variant="display3">
            {t('forBrandsPage.case.result')}
          </Heading>
          <Prose>{t('forBrandsPage.case.resultText')}</Prose>
        </div>
      </div>
      <Prose className={styles.under}>{t('forBrandsPage.case.runBy')}</Prose>
    </article>
  )
}

function Proof({ of: { client, creator, brief, piece, metrics, quote, runBy } }: { of: RealCase }) {
  const lang = useLanguage()
  const person = PEOPLE.find(({ id }) => id === runBy)
  const [metric] = metrics
  return (
    <article aria-label={`${creator.name}, ${client}`}>
      <div className={pair}>
        <div className={cx(frame({ tone: 'creator', size: 'bare' }), side, styles.creator)}>
          <div className={styles.creatorText}>
            <Heading level={3} variant="display3">
              {creator.name}
            </Heading>
            <ExternalLink href={creator.profile} className={link()}>
              {new URL(creator.profile).hostname}
            </ExternalLink>
            <ExternalLink href={piece.href}>
              <img
                src={piece.still}
                alt={piece.alt[lang]}
                loading="lazy"
                className={styles.still}
              />
            </ExternalLink>
          </div>
        </div>
        <div className={cx(frame({ tone: 'brand', size: 'bare' }), side, styles.brand)}>
          <div className={styles.brandText}>
            <Heading level={3} variant="display3">
              {client}
            </Heading>
            <p className={styles.brief}>{brief[lang]}</p>
          </div>
        </div>
        <div className={styles.overlap}>
          <p>{metric.unit[lang]}</p>
          <p className={styles.figure}>{metric.value}</p>
          <Prose variant="small">{`${metric.source}, ${formatDate(metric.date, lang)}`}</Prose>
        </div>
      </div>
      <div className={styles.under}>
        {quote && <p>{`${quote.text[lang]} ${quote.name}, ${quote.role}`}</p>}
        {person && <p>{`${person.name}, ${person.role[lang]}`}</p>}
      </div>
    </article>
  )
}
