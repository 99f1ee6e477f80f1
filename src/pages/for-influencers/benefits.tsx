import { css, cx } from '@styled/css'
import { frame } from '@styled/recipes'
import { entriesWithId } from '../../content/entries-with-id.ts'
import type { Translations } from '../../i18n/types.ts'
import { useT } from '../../i18n/use-t.ts'
import { Sheet } from '../../sections/specimens/sheet.tsx'
import { Signatures } from '../../sections/specimens/signatures.tsx'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { riseChildren, useEntrance } from '../../ui/entrance.ts'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'

/** In their order; their texts are `forInfluencersPage.benefits`. */
const BENEFITS = entriesWithId({
  brands: { tone: 'creator' },
  growth: { tone: 'blush' },
  training: { tone: 'blush' },
  community: { tone: 'creator' },
} as const satisfies Record<
  Exclude<keyof Translations['forInfluencersPage']['benefits'], 'terms'>,
  { tone: string }
>)

const pictures = import.meta.glob<string>('../../content/art/benefit-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const styles = {
  heading: css({ mb: '10' }),
  /** A wide one and a narrow one, and their mirror, or steps, one below the other: each overlaps the one before. */
  feed: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    rowGap: { lg: '[calc({spacing.gutter} + 2.2vw)]' },
  }),
  post: css({
    position: 'relative',
    width: { lgDown: '[90%]' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    alignContent: 'center',
    alignItems: 'center',
    gridColumn: { lg: 'span 5' },
    paddingBlock: '8',
    pe: { lg: '[calc(2.2vw + {spacing.panel})]' },
    '&:not(:first-child)': { mt: { lgDown: '-4' } },
    '& img': { width: '[9rem]' },
    _even: {
      justifySelf: { lgDown: 'end' },
      marginInlineStart: { lg: '[-2.2vw]' },
      pe: { lg: 'panel' },
      ps: { lg: '[calc(2.2vw + {spacing.panel})]' },
      translate: { lg: '[0 2.2vw]' },
    },
  }),
  /** Its picture is beside the text. */
  wide: css({
    lg: {
      gridColumn: 'span 7!',
      // The text has room for its longest word, also at 200 %.
      gridTemplateColumns: 'minmax(0, 1fr) clamp(26%, 100% - 18rem, 44%)',
      '& img': { width: 'full', order: '1' },
    },
  }),
  /** As wide as the feed, in the ink of its overlaps, with the paper that proves it. */
  terms: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    gridColumn: '1 / -1',
    mt: { lgDown: 'gutter' },
    gap: '8',
    alignItems: 'center',
    // On a phone it is as wide as the frame.
    '& > article': {
      margin: {
        lgDown: '[0 calc(-1 * {spacing.panel}) calc(-1 * {spacing.panel})]',
        lg: '[0 1rem 1.25rem 0]',
      },
    },
    '& > div': { display: 'grid', gap: '4' },
  }),
  overlap: css({
    position: 'absolute',
    height: { lgDown: '[1rem]' },
    width: { lg: '[2.2vw]' },
    bg: 'unison',
    inset: { base: '[0 11.11% auto 0]', lg: '[0 auto 2.2vw 0]' },
    borderRadius: '[{radii.frame} 0]',
    ':nth-child(odd) > &': {
      display: { lg: 'none' },
      inset: '[0 0 auto 11.11%]',
      borderRadius: '[0 {radii.frame}]',
    },
  }),
  title: css({ mb: '3', fontSize: '[min(12vw, 3.25rem)]' }),
}

/** What creators get, as a feed of filled frames; whoever has typed their name has signed the paper. */
export function Benefits({ handle }: { handle: string | undefined }) {
  const t = useT()
  const cards = useEntrance<HTMLUListElement>(riseChildren)
  return (
    <Bounds>
      <Heading level={2} className={styles.heading}>
        {t('forInfluencersPage.benefitsTitle')}
      </Heading>
      <ul ref={cards} className={styles.feed}>
        {BENEFITS.map(({ id, tone }, index) => (
          <li
            key={id}
            className={cx(frame({ tone }), styles.post, tone === 'creator' && styles.wide)}
          >
            {index > 0 && <span className={styles.overlap} />}
            <Art name={`benefit-${id}`} src={pictures[`../../content/art/benefit-${id}.svg`]} />
            <div>
              <Heading level={3} variant="display3" className={styles.title}>
                {t(`forInfluencersPage.benefits.${id}.title`)}
              </Heading>
              <Prose variant="lead">{t(`forInfluencersPage.benefits.${id}.description`)}</Prose>
            </div>
          </li>
        ))}
        <li className={cx(frame({ tone: 'unison' }), styles.terms)}>
          <div>
            <Heading level={3} variant="display2">
              {t('forInfluencersPage.benefits.terms.title')}
            </Heading>
            <Prose variant="lead">{t('forInfluencersPage.benefits.terms.description')}</Prose>
            <Prose variant="lead">{t('forInfluencersPage.agreement')}</Prose>
          </div>
          <Sheet of="clause">
            <Signatures creator={handle} />
          </Sheet>
        </li>
      </ul>
    </Bounds>
  )
}
