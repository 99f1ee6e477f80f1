import { css, cx } from '@styled/css'
import { frame } from '@styled/recipes'
import type { ArtName } from '../../content/art.ts'
import { entriesWithId } from '../../content/entries-with-id.ts'
import type { Translations } from '../../i18n/i18n-types.ts'
import { useT } from '../../i18n/use-t.ts'
import { Agreement } from '../../sections/specimens/agreement.tsx'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { rise, useFirstView } from '../../ui/use-first-view.ts'

/** In their order; their texts are `forInfluencersPage.benefits`. */
const BENEFITS = entriesWithId({
  brands: { glyph: 'glyph-globe', tone: 'creator' },
  growth: { glyph: 'glyph-growth', tone: 'brand' },
  training: { glyph: 'glyph-training', tone: 'blush' },
  community: { glyph: 'glyph-community', tone: 'brand' },
} as const satisfies Record<
  Exclude<keyof Translations['forInfluencersPage']['benefits'], 'terms'>,
  { glyph: ArtName; tone: string }
>)

const styles = {
  heading: css({ mb: '10' }),
  /** Tall frames in a row, in two rows of pairs, or one below the other: each overlaps the one before. */
  feed: css({
    '--lap': '2rem',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    rowGap: { md: '[calc({spacing.gutter} + var(--lap))]' },
  }),
  post: css({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '5',
    '--inset': 'calc(var(--lap) + {spacing.5})',
    mdDown: {
      width: '[90%]',
      pb: '[calc(var(--lap) + {spacing.panel})]',
      _even: { justifySelf: 'end' },
      '&:not(:first-child)': {
        mt: '[calc(-1 * var(--lap))]',
        pt: '[calc(var(--lap) + {spacing.panel})]',
      },
    },
    paddingInlineEnd: { md: '[var(--inset)]' },
    _even: {
      marginInlineStart: { md: '[calc(-1 * var(--lap))]' },
      paddingInlineStart: { md: '[var(--inset)]' },
      translate: { md: '[0 var(--lap)]' },
    },
    '&:nth-child(3)': {
      marginInlineStart: { xl: '[calc(-1 * var(--lap))]' },
      paddingInlineStart: { xl: '[var(--inset)]' },
    },
  }),
  /** As wide as the feed, in the ink of its overlaps; the paper that proves it hangs lower. */
  terms: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    gridColumn: '1 / -1',
    mt: { mdDown: 'gutter' },
    gap: '8',
    alignItems: 'center',
    // On a phone it is as wide as the frame.
    '& > article': {
      margin: { lgDown: '[0 calc(-1 * {spacing.panel}) calc(-1 * {spacing.panel})]' },
      mb: { lg: '-20' },
    },
    '& > div': { display: 'grid', gap: '4' },
  }),
  overlap: css({
    position: 'absolute',
    inset: { base: '[0 11.11% auto 0]', md: '[0 auto var(--lap) 0]' },
    height: { mdDown: '[var(--lap)]' },
    width: { md: '[var(--lap)]' },
    bg: 'unison',
    borderRadius: '[{radii.frame} 0]',
    'li:nth-child(odd) > &': {
      inset: { base: '[0 0 auto 11.11%]', xl: '[var(--lap) auto 0 0]' },
      borderRadius: '[0 {radii.frame}]',
      display: { mdToXl: 'none' },
    },
  }),
  glyph: css({ width: '[clamp(5rem, 10vw, 9rem)]', maxWidth: 'full' }),
  title: css({ fontSize: { lg: '[min(3.4vw, 3.25rem)]' } }),
}

/** What creators get, as a feed of filled frames. */
export function Benefits() {
  const t = useT()
  const cards = useFirstView<HTMLUListElement>(rise)
  return (
    <Bounds>
      <Heading level={2} className={styles.heading}>
        {t('forInfluencersPage.benefitsTitle')}
      </Heading>
      <ul ref={cards} className={styles.feed}>
        {BENEFITS.map(({ id, glyph, tone }, index) => (
          <li key={id} className={cx(frame({ tone }), styles.post)}>
            {index > 0 && <span className={styles.overlap} />}
            <Art name={glyph} className={styles.glyph} />
            <Heading level={3} variant="display3" className={styles.title}>
              {t(`forInfluencersPage.benefits.${id}.title`)}
            </Heading>
            <Prose>{t(`forInfluencersPage.benefits.${id}.description`)}</Prose>
          </li>
        ))}
        <li className={cx(frame({ tone: 'unison' }), styles.terms)}>
          <div>
            <Heading level={3} variant="display2">
              {t('forInfluencersPage.benefits.terms.title')}
            </Heading>
            <Prose variant="lead">{t('forInfluencersPage.benefits.terms.description')}</Prose>
            <Prose>{t('forInfluencersPage.agreement')}</Prose>
          </div>
          <Agreement />
        </li>
      </ul>
    </Bounds>
  )
}
