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
  feed: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    rowGap: { base: 'gutter', lg: '[calc({spacing.gutter} + 2.5rem)]' },
  }),
  /** In pairs: the right one lower, both overlapping */
  post: css({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'start' },
    columnGap: { base: '4', md: '6' },
    rowGap: '4',
  }),
  left: css({ paddingInlineEnd: { lg: '[calc(3.5rem + {spacing.panel})]' } }),
  right: css({
    marginInlineStart: { lg: '[-3.5rem]' },
    paddingInlineStart: { lg: '[calc(3.5rem + {spacing.panel})]' },
    translate: { lg: '[0 2.5rem]' },
  }),
  /** As wide as a pair, in the ink of its overlap; the paper that proves it hangs lower. */
  terms: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    gridColumn: { lg: '1 / -1' },
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
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    inset: '[0 auto 2.5rem 0]',
    width: '[3.5rem]',
    bg: 'unison',
    borderRadius: '[{radii.frame} 0]',
  }),
  glyph: css({
    width: { base: '[3.5rem]', xl: '[6rem]' },
    maxWidth: 'full',
    flexShrink: '0',
  }),
  description: css({ fontSize: { md: '1.125rem' } }),
  text: css({
    display: { base: 'contents', md: 'grid' },
    alignContent: 'start',
    gap: '3',
    flex: { md: '[1 1 12rem]' },
    '& > h3': { flex: '[1 1 11rem]', minWidth: '[0]', fontSize: { lg: '[min(3.4vw, 3.25rem)]' } },
  }),
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
          <li
            key={id}
            className={cx(frame({ tone }), styles.post, index % 2 ? styles.right : styles.left)}
          >
            {index % 2 === 1 && <span className={styles.overlap} />}
            <Art name={glyph} className={styles.glyph} />
            <div className={styles.text}>
              <Heading level={3} variant="display3">
                {t(`forInfluencersPage.benefits.${id}.title`)}
              </Heading>
              <Prose className={styles.description}>
                {t(`forInfluencersPage.benefits.${id}.description`)}
              </Prose>
            </div>
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
