import { css } from '@styled/css'
import type { ArtName } from '../../content/art.ts'
import { entriesWithId } from '../../content/entries-with-id.ts'
import type { Translations } from '../../i18n/i18n-types.ts'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { rise, useFirstView } from '../../ui/use-first-view.ts'

/** In their order; their texts are `forBrandsPage.advantages`. */
const ADVANTAGES = entriesWithId({
  reach: { glyph: 'glyph-target' },
  engagement: { glyph: 'glyph-talk' },
  results: { glyph: 'glyph-result' },
  ideas: { glyph: 'glyph-idea' },
  network: { glyph: 'glyph-network' },
} as const satisfies Record<keyof Translations['forBrandsPage']['advantages'], { glyph: ArtName }>)

const styles = {
  heading: css({ gridColumn: '1 / -1', mb: 'stack' }),
  ledger: css({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    borderTopWidth: 'heavy',
    borderColor: 'text',
  }),
  row: css({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    rowGap: '4',
    paddingBlock: '[clamp(1.5rem, 2.6vw, 2.75rem)]',
    borderBottomWidth: 'rule',
    borderColor: 'line',
  }),
  glyph: css({
    gridColumn: { base: '1 / -1', md: '1 / 3' },
    width: '[clamp(4.5rem, 9vw, 9rem)]',
  }),
  words: css({
    gridColumn: { base: '1 / -1', md: '3 / -1' },
    '& > h3': { fontSize: { lg: '[clamp(3rem, 4.8vw, 5.5rem)]' } },
    '& > p': { maxWidth: '[34em]', mt: '3' },
  }),
}

/** What brands get, as the rows of a ledger. */
export function Advantages() {
  const t = useT()
  const facts = useFacts()
  const rows = useFirstView<HTMLUListElement>(rise)
  return (
    <Bounds columns>
      <Heading level={2} className={styles.heading}>
        {t('forBrandsPage.advantagesTitle')}
      </Heading>
      <ul ref={rows} className={styles.ledger}>
        {ADVANTAGES.map(({ id, glyph }) => (
          <li key={id} className={styles.row}>
            <Art name={glyph} className={styles.glyph} />
            <div className={styles.words}>
              <Heading level={3} variant="display3">
                {t(`forBrandsPage.advantages.${id}.title`)}
              </Heading>
              <Prose variant="lead" muted>
                {t(`forBrandsPage.advantages.${id}.description`, facts)}
              </Prose>
            </div>
          </li>
        ))}
      </ul>
    </Bounds>
  )
}
