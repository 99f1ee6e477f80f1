import { css } from '@styled/css'
import { sheet } from '@styled/recipes'
import { useMemo, useRef } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { EmptyState } from '../../sections/empty-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { BlogSearch } from './blog-search.ts'
import { PostCard } from './post-card.tsx'
import { findPosts, readPosts } from './posts.ts'
import { useFilterMotion } from './use-filter-motion.ts'

const notes = css({
  display: 'flex',
  alignItems: 'start',
  gap: '4',
  pt: '4',
  pb: { base: '4', lg: '8' },
  textStyle: 'small',
  color: 'textMuted',
  '& > :first-child': { flex: 'none' },
})
/** Below each other on a phone */
const said = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', textWrap: 'balance' })
const count = css({ fontWeight: '600', color: 'text', _noScript: { display: 'none' } })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 'gutter',
  rowGap: '12',
})

/** The result count and the matching posts, or an empty state. */
export function Results({ search: { q = '', category } }: { search: BlogSearch }) {
  const t = useT()
  const lang = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLSpanElement>(null)
  const found = useMemo(() => findPosts(t, { q, category }).map(({ id }) => id), [t, q, category])
  const shown = useFilterMotion(list, found)

  return (
    <>
      <p className={notes}>
        <span className={sheet().stamp}>{t('specimens.label')}</span>
        <span className={said}>
          <span ref={status} role="status" tabIndex={-1} className={count}>
            {t('blogPage.resultCount', { count: found.length })}
          </span>
          {q && <span>{t('blogPage.searchedIn')}</span>}
          <span>{t('blogPage.sampleNote')}</span>
        </span>
      </p>
      {shown.length > 0 ? (
        <ul ref={list} className={grid}>
          {readPosts(t)
            .filter(({ id }) => shown.includes(id))
            .map((post, index) => (
              <PostCard key={post.id} post={post} index={index} />
            ))}
        </ul>
      ) : (
        <EmptyState message={t('blogPage.noArticles')}>
          <ButtonLink
            to="/$lang/blog"
            params={{ lang }}
            search={(search) => ({ ...search, q: undefined, category: undefined })}
            resetScroll={false}
            // The link unmounts with the empty state: the focus moves to the result count.
            onClick={() => status.current?.focus({ preventScroll: true })}
          >
            {t('blogPage.clearFilters')}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  )
}
