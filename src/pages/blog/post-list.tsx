import { css, cx } from '@styled/css'
import { useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { Section } from '../../ui/section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useFoundPosts } from './use-found-posts.ts'
import { usePostSearch } from './use-post-search.ts'

const styles = {
  /** In one row, if it has room for all categories. */
  tools: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8',
    rowGap: '4',
    mb: { base: '6', md: '8' },
    // Search needs scripts; without them the whole list is shown.
    _noScript: { display: 'none' },
    _print: { display: 'none' },
  }),
  /** The chips, and at the edge of the page how many articles there are */
  filter: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' }),
  /** As wide for each number, so that nothing moves while one types */
  count: css({ textStyle: 'label', textAlign: 'end', minWidth: { xl: '[6em]' } }),
  /** Of all articles: on a phone it would take a line, in some fonts only. */
  countOfAll: css({ mdDown: { srOnly: true } }),
}

/** The list of articles, with search and category filter. */
export function PostList() {
  const t = useT()
  const { search, pendingTerm, ...field } = usePostSearch()
  const found = useFoundPosts(search)
  const count = useRef<HTMLParagraphElement>(null)
  return (
    <Section space="none">
      <Bounds>
        <search className={styles.tools}>
          <SearchField {...field} />
          <div className={styles.filter}>
            <CategoryFilter pendingTerm={pendingTerm} current={search.category ?? 'all'} />
            <p
              ref={count}
              role="status"
              tabIndex={-1}
              className={cx(styles.count, !search.q && !search.category && styles.countOfAll)}
            >
              {/* Of another search, though as many: it is announced again. */}
              <span key={`${search.category} ${search.q}`}>
                {t('blogPage.resultCount', { count: found.posts.length })}
              </span>
              {found.isPartial ? (
                <span>. {t('blogPage.notSearched')}</span>
              ) : (
                found.posts.length === 0 && (
                  <VisuallyHidden>. {t('blogPage.noArticles')}</VisuallyHidden>
                )
              )}
            </p>
          </div>
        </search>
        <Results
          {...found}
          q={search.q}
          // The link that was followed is gone: the focus moves to the count.
          onFilterCleared={() => count.current?.focus({ preventScroll: true })}
        />
      </Bounds>
    </Section>
  )
}
