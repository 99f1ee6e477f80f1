import { css } from '@styled/css'
import { type MouseEvent, useRef } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { EmptyState } from '../../sections/empty-state.tsx'
import { SampleNote } from '../../sections/specimens/sample-note.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { PostCard } from './post-card.tsx'
import { useFilterMotion } from './use-filter-motion.ts'
import type { useFoundPosts } from './use-found-posts.ts'

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '4' })
const note = css({ mt: '10' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 'gutter',
  rowGap: { base: '12', lg: '20' },
})

interface ResultsProps extends ReturnType<typeof useFoundPosts> {
  /** What was searched for */
  q: string | undefined
  /** A link of the empty state has been followed, and will unmount with it. */
  onFilterCleared: () => void
}

/** The matching posts, or an empty state; none where a search could not be completed. */
export function Results({
  posts,
  q,
  isInOtherCategories,
  isSearching,
  isPartial,
  onFilterCleared,
}: ResultsProps) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const shown = useFilterMotion(list, posts)

  const linkProps = {
    to: '/$lang/blog',
    params: { lang: useLanguage() },
    resetScroll: false,
    onClick: (click: MouseEvent) => isPlainClick(click) && onFilterCleared(),
  } as const

  return (
    <>
      {shown.length > 0 ? (
        <ul ref={list} aria-busy={isSearching} className={grid}>
          {shown.map((post, index) => (
            <PostCard key={post.id} post={post} q={q} index={index} />
          ))}
        </ul>
      ) : isPartial ? null : (
        <EmptyState message={t('blogPage.noArticles')}>
          <div className={links}>
            {isInOtherCategories && (
              <ButtonLink {...linkProps} search={(search) => ({ ...search, category: undefined })}>
                {t('blogPage.inAllCategories')}
              </ButtonLink>
            )}
            <ButtonLink
              {...linkProps}
              tone={isInOtherCategories ? 'line' : undefined}
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
