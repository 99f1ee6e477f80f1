import { css, cx } from '@styled/css'
import { heading, link, sheet } from '@styled/recipes'
import { useHydrated } from '@tanstack/react-router'
import { Fragment, useId } from 'react'
import { CASES, type Case, PEOPLE, type RealCase } from '../../content/cases-and-people.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { OverlappingPanels } from '../../sections/overlapping-panels.tsx'
import { Row } from '../../sections/specimens/sheet.tsx'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { BRIEF_PARTS, phraseOf } from '../../urls/brief.ts'
import { readAmount, readCount } from './amount.ts'
import { Figure } from './figure.tsx'
import { Fraction, useFigure } from './fraction.tsx'

const band = css({ marginBlock: 'section', paddingBlock: 'stack' })
const note = css({ mt: '8', maxWidth: 'full', color: 'onStageMuted' })
const styles = {
  asked: css({ mt: '2', mb: '3' }),
  wanted: css({ mb: '8', maxWidth: 'full' }),
  named: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' }),
  brief: css({ textStyle: 'title', textWrap: 'balance' }),
  pickText: css({ textStyle: { base: 'title', lg: 'display3' }, textWrap: 'balance' }),
  /** Only a page that is alive has fields. */
  later: css({ visibility: 'hidden' }),
  report: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
    gap: '[inherit]',
  }),
  /** The figures of the report: a blank, what each counts, its source and its day */
  lines: css({
    gridTemplateColumns: { mdDown: '[minmax(0, 1fr)]' },
    '& dt': { textStyle: 'title', fontSize: '1.625rem' },
  }),
  sheet: css({ py: '2', mb: '5' }),
  figure: css({ textStyle: 'display1' }),
  still: css({
    aspectRatio: '[9 / 16]',
    width: '[min(13rem, 70%)]',
    borderRadius: 'lg',
    objectFit: 'cover',
  }),
  /** Her picture fills the frame up to the edges: on a phone above the text, else beside it. */
  pick: css({
    flex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: 'panel',
  }),
  picked: css({ display: 'grid', gap: '4', alignContent: 'start' }),
  drawnStill: css({
    display: 'grid',
    order: { mdDown: '-1' },
    margin: '[calc(-1 * {spacing.panel}) calc(-1 * {spacing.panel}) 0]',
    // As high as the text, down to the overlap, which covers the rest
    md: {
      position: 'relative',
      minHeight: '[clamp(22rem, 35vw, 37rem)]',
      marginInlineStart: '0',
      marginBottom: '-10',
    },
  }),
  crop: css({
    gridArea: '1 / 1',
    width: 'full',
    aspectRatio: { mdDown: '[5 / 6]' },
    md: { position: 'absolute', height: 'full' },
    objectFit: 'cover',
    objectPosition: '[70% 36%]',
  }),
  adLabel: css({
    gridArea: '1 / 1',
    alignSelf: 'end',
    justifySelf: 'start',
    mb: { base: '5', md: '14' },
    ms: 'panel',
    position: 'relative',
    textStyle: 'label',
    paddingInline: '2',
    bg: 'ink',
    color: 'onStage',
    borderRadius: 'xs',
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
        <div className={styles.named}>
          <Heading level={2} variant="title">
            {t('forBrandsPage.case.title')}
          </Heading>
          {cases.some(({ sample }) => sample) && (
            <p className={sheet().stamp}>{t('specimens.label')}</p>
          )}
        </div>
        {cases.map((each) =>
          each.sample ? <Anatomy key={each.id} /> : <Proof key={each.id} of={each} />,
        )}
        <Prose className={note}>{t('forBrandsPage.case.lead')}</Prose>
      </Bounds>
    </Section>
  )
}

/** The brief of the specimen, as the form at the top of the page would write it */
const SAMPLE_BRIEF = { product: 'perfume', market: 'poland', month: 'march' } as const

/** The day of a figure is as made up as the month of the brief. */
const MONTH = phraseOf('month', SAMPLE_BRIEF.month)

/** One ink, their overprint, the other ink; no phrase is broken. */
const INKS = {
  product: css({ display: 'inline-block', color: 'creatorOnStage' }),
  market: css({ display: 'inline-block' }),
  month: css({ display: 'inline-block', color: 'brandOnStage' }),
}

/** Indices of the dictionary's list `forBrandsPage.case.sources` */
const SOURCES = [0, 1] as const

/**
 * A made-up case without names and figures: what was asked for, who was picked and why, what is counted.
 * Visitors reckon with figures of their own, which are kept nowhere.
 */
function Anatomy() {
  const t = useT()
  const isAlive = useHydrated()
  const hint = useId()
  const spent = useFigure(readAmount)
  const orders = useFigure(readCount)
  const figures = [spent.amount, orders.amount]
  return (
    <article aria-label={`${t('forBrandsPage.case.title')}, ${t('specimens.label')}`}>
      <p className={cx(heading(), styles.asked)}>
        {t('forBrandsPage.brief.begin')}
        {BRIEF_PARTS.map((part) => (
          <Fragment key={part}>
            {' '}
            <span className={INKS[part]}>{t(phraseOf(part, SAMPLE_BRIEF[part]))}</span>
          </Fragment>
        ))}
        .
      </p>
      <Prose variant="lead" className={styles.wanted}>
        {t('forBrandsPage.case.briefText')}
      </Prose>
      <OverlappingPanels
        ground="stage"
        layout="across"
        creator={
          <div className={styles.pick}>
            <div className={styles.picked}>
              <Heading level={3} variant="title">
                {t('forBrandsPage.case.pick')}
              </Heading>
              <p className={styles.pickText}>{t('forBrandsPage.case.pickText')}</p>
              <Prose variant="lead">{t('forBrandsPage.case.labelText')}</Prose>
            </div>
            <div className={styles.drawnStill} aria-hidden="true">
              <Art name="still-hana" className={styles.crop} />
              <span lang="pl" className={styles.adLabel}>
                Reklama
              </span>
            </div>
          </div>
        }
        overlap={
          <>
            <Heading level={3} variant="title">
              {t('forBrandsPage.case.count')}
            </Heading>
            <Prose id={hint} aria-live="polite" className={isAlive ? undefined : styles.later}>
              {t(
                spent.isWrong || orders.isWrong
                  ? 'forBrandsPage.case.notAFigure'
                  : 'forBrandsPage.case.ownFigures',
              )}
            </Prose>
            <Fraction
              numerator={{ ...spent, label: t('forBrandsPage.case.spent') }}
              denominator={{ ...orders, label: t('forBrandsPage.case.orders') }}
              unit={(count) => t('forBrandsPage.case.unit', { count })}
              hint={hint}
            />
          </>
        }
        brand={
          <div className={styles.report}>
            <div>
              <Heading level={3} variant="title">
                {t('forBrandsPage.case.report')}
              </Heading>
              <Prose>{t('forBrandsPage.case.source')}</Prose>
            </div>
            <div className={cx(sheet({ of: 'agreement' }).root, styles.sheet)}>
              <dl className={cx(sheet().rows, styles.lines)}>
                {SOURCES.map((index) => (
                  <Row
                    key={index}
                    label={
                      <Figure
                        of={figures[index]}
                        text={(count) => t(`forBrandsPage.case.sources.${index}.figure`, { count })}
                      />
                    }
                    text={`${t(`forBrandsPage.case.sources.${index}.from`)}, ${t(MONTH)}`}
                  />
                ))}
              </dl>
            </div>
          </div>
        }
      />
    </article>
  )
}

function Proof({ of: { client, creator, brief, piece, metric, quote, runBy } }: { of: RealCase }) {
  const t = useT()
  const lang = useLanguage()
  const person = PEOPLE.find(({ id }) => id === runBy)
  return (
    <article aria-label={`${creator.name}, ${client}`}>
      <OverlappingPanels
        ground="stage"
        creator={
          <>
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
          </>
        }
        overlap={
          <>
            <p>{metric.unit[lang]}</p>
            <p className={styles.figure}>{metric.value}</p>
            <Prose variant="small">{`${metric.source}, ${formatDate(metric.date, lang)}`}</Prose>
          </>
        }
        brand={
          <>
            <Heading level={3} variant="display3">
              {client}
            </Heading>
            <p className={styles.brief}>{brief[lang]}</p>
          </>
        }
      />
      <div className={styles.under}>
        {quote && (
          <figure>
            <blockquote>{t('forBrandsPage.case.quote', { text: quote.text[lang] })}</blockquote>
            <figcaption>{`${quote.name}, ${quote.role}`}</figcaption>
          </figure>
        )}
        {person && <p>{`${person.name}, ${person.role[lang]}`}</p>}
      </div>
    </article>
  )
}
