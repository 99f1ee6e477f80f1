import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useArticleSearch } from './use-article-search.ts'

const tools = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 24rem) 1fr' },
  rowGap: '6',
  columnGap: '10',
  alignItems: 'center',
  // Search needs scripts; without them the whole list is shown.
  _noScript: { display: 'none' },
  _print: { display: 'none' },
})

const sample = css({ mt: '10' })

/** The list of articles, with search and category filter. */
export function Articles() {
  const t = useT()
  const { search, typed, ...field } = useArticleSearch()
  return (
    <Section space="none">
      <Bounds>
        <search className={tools}>
          <SearchField {...field} />
          <CategoryFilter typed={typed} current={search.category ?? 'all'} />
        </search>
        <Results search={search} />
        <Prose variant="small" muted className={sample}>
          {t('blogPage.sampleNote')}
        </Prose>
      </Bounds>
    </Section>
  )
}
