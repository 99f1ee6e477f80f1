import { css } from '@styled/css'
import { useMemo, useRef } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { EmptyState } from '../../sections/empty-state.tsx'
import { SampleNote } from '../../sections/specimens/sample-note.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { BlogSearch } from './blog-search.ts'
import { PostCard } from './post-card.tsx'
import { findPosts, readPost } from './posts.ts'
import { useFilterMotion } from './use-filter-motion.ts'
import { usePassages } from './use-passages.ts'

const count = css({
  textStyle: 'label',
  py: '3',
  pb: { lg: '8' },
  _noScript: { display: 'none' },
})
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '4' })
const note = css({ mt: '10' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 'gutter',
  rowGap: '12',
})

/** The result count and the matching posts, or an empty state. */
export function Results({ search: { q = '', category } }: { search: BlogSearch }) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const findPassage = usePassages(q)
  const found = useMemo(() => {
    const posts = findPosts(t, { q, category }, findPassage)
    // Perhaps the articles have it, which are still being loaded.
    return q && !findPassage && posts.length === 0 ? findPosts(t, { category }) : posts
  }, [t, q, category, findPassage])
  const shown = useFilterMotion(
    list,
    useMemo(() => found.map(({ id }) => id), [found]),
  )
  const isElsewhere = found.length === 0 && category && findPosts(t, { q }, findPassage).length > 0

  const way = {
    to: '/$lang/blog',
    params: { lang: useLanguage() },
    resetScroll: false,
    // The link unmounts with the empty state: the focus moves to the result count.
    onClick: () => status.current?.focus({ preventScroll: true }),
  } as const

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={count}>
        {t('blogPage.resultCount', { count: found.length })}
      </p>
      {shown.length > 0 ? (
        <ul ref={list} className={grid}>
          {shown.map((id, index) => (
            <PostCard
              key={id}
              post={readPost(t, id)}
              index={index}
              passage={found.find((post) => post.id === id)?.passage}
            />
          ))}
        </ul>
      ) : (
        <EmptyState message={t('blogPage.noArticles')}>
          <div className={ways}>
            {isElsewhere && (
              <ButtonLink {...way} search={(search) => ({ ...search, category: undefined })}>
                {t('blogPage.inAllCategories')}
              </ButtonLink>
            )}
            <ButtonLink
              {...way}
              tone={isElsewhere ? 'line' : undefined}
              search={(search) => ({ ...search, q: undefined, category: undefined })}
            >
              {t('blogPage.clearFilters')}
            </ButtonLink>
          </div>
        </EmptyState>
      )}
      <div className={note}>
        <SampleNote>{t('blogPage.sampleNote')}</SampleNote>
      </div>
    </>
  )
}
