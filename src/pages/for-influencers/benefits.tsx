import { css, cx } from '@styled/css'
import { frame } from '@styled/recipes'
import type { ArtName } from '../../content/art.ts'
import { entriesWithId } from '../../content/entries-with-id.ts'
import type { Translations } from '../../i18n/i18n-types.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { rise, useFirstView } from '../../ui/use-first-view.ts'

/** In their order; their texts are `forInfluencersPage.benefits`. */
const BENEFITS = entriesWithId({
  brands: { glyph: 'glyph-globe', tone: 'creator' },
  growth: { glyph: 'glyph-growth', tone: 'sand' },
  training: { glyph: 'glyph-training', tone: 'unison' },
  community: { glyph: 'glyph-community', tone: 'blush' },
  terms: { glyph: 'glyph-contract', tone: 'creator' },
} as const satisfies Record<
  keyof Translations['forInfluencersPage']['benefits'],
  { glyph: ArtName; tone: string }
>)

const styles = {
  heading: css({ mb: 'stack' }),
  feed: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: 'gutter',
  }),
  /**
   * Three in the first row and two in the second, the titles of a row on one line; on a phone each stands
   * beside its glyph.
   */
  post: css({
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'start' },
    gridTemplateRows: 'subgrid',
    gap: '4',
    rowGap: { md: '14' },
    gridColumn: { base: '1 / -1', md: 'span 3', lg: 'span 2' },
    gridRow: { md: 'span 2' },
    '&:nth-child(n + 4)': {
      lg: {
        display: 'flex',
        flexDirection: 'row-reverse',
        columnGap: '14',
        gridColumn: 'span 3',
        gridRow: 'auto',
        '& > div': { flex: '[1 1 9rem]' },
      },
    },
    '&:last-child': { mdToLg: { gridColumn: '1 / -1' } },
  }),
  glyph: css({
    width: { base: '[3.5rem]', md: '[6rem]', lg: '[10rem]' },
    maxWidth: 'full',
    flexShrink: '0',
  }),
  description: css({ fontSize: { xl: '1.125rem' } }),
  text: css({
    display: { base: 'contents', md: 'grid' },
    alignContent: 'start',
    gap: '3',
    maxWidth: 'caption',
    '& > h3': { flex: '[1 1 9rem]' },
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
        {BENEFITS.map(({ id, glyph, tone }) => (
          <li key={id} className={cx(frame({ tone }), styles.post)}>
            <Art name={glyph} className={styles.glyph} />
            <div className={styles.text}>
              <Heading level={3} variant="title">
                {t(`forInfluencersPage.benefits.${id}.title`)}
              </Heading>
              <Prose className={styles.description}>
                {t(`forInfluencersPage.benefits.${id}.description`)}
              </Prose>
            </div>
          </li>
        ))}
      </ul>
    </Bounds>
  )
}
