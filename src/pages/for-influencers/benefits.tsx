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
  /** Tall frames in a row, or steps, one below the other: each overlaps the one before. */
  feed: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(4, minmax(0, 1fr))' },
  }),
  post: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '5',
    width: { xlDown: '[90%]' },
    paddingBlock: { xlDown: '[calc(2rem + {spacing.panel})]' },
    paddingInline: { xl: '[3.6vw]' },
    '&:not(:first-child)': { mt: { xlDown: '[-2rem]' }, marginInlineStart: { xl: '[-2.2vw]' } },
    _even: { justifySelf: { xlDown: 'end' }, translate: { xl: '[0 2.2vw]' } },
  }),
  /** As wide as the feed, in the ink of its overlaps; the paper that proves it hangs lower. */
  terms: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    gridColumn: '1 / -1',
    mt: '[calc({spacing.gutter} + 2rem)]',
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
    height: { xlDown: '[2rem]' },
    width: { xl: '[2.2vw]' },
    bg: 'unison',
    inset: { base: '[0 11.11% auto 0]', xl: '[0 auto 2.2vw 0]' },
    borderRadius: '[{radii.frame} 0]',
    ':nth-child(odd) > &': {
      inset: { base: '[0 0 auto 11.11%]', xl: '[2.2vw auto 0 0]' },
      borderRadius: '[0 {radii.frame}]',
    },
  }),
  glyph: css({ width: '[clamp(5rem, 12vw, 11rem)]', maxWidth: 'full' }),
  title: css({ fontSize: { xl: '[min(3.4vw, 3.25rem)]' } }),
  text: css({ fontSize: { xl: '[1.1875rem]' } }),
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
            <Prose className={styles.text}>
              {t(`forInfluencersPage.benefits.${id}.description`)}
            </Prose>
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
