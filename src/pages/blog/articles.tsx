import { css } from '@styled/css'
import { Bounds } from '../../ui/bounds.tsx'
import { Section } from '../../ui/section.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useArticleSearch } from './use-article-search.ts'

const tools = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) 1fr' },
  rowGap: '4',
  columnGap: '10',
  alignItems: 'center',
  // Search needs scripts; without them the whole list is shown.
  _noScript: { display: 'none' },
  _print: { display: 'none' },
})

/** The list of articles, with search and category filter. */
export function Articles() {
  const { search, typed, ...field } = useArticleSearch()
  return (
    <Section space="none">
      <Bounds>
        <search className={tools}>
          <SearchField {...field} />
          <CategoryFilter typed={typed} current={search.category ?? 'all'} />
        </search>
        <Results search={search} />
      </Bounds>
    </Section>
  )
}
