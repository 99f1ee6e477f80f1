import { css } from '@styled/css'
import { chip } from '@styled/recipes'
import { createLink, useHydrated } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { CATEGORIES, type Category } from '../../content/posts.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { isPlainClick } from '../../ui/plain-click.ts'

/** The chips are in a row with what follows them. */
const inRow = css({ display: 'contents' })

/**
 * A chip that is told whether it is the current one: the router would decide by the search string,
 * which prerendered HTML does not know, and cause a hydration mismatch.
 */
const CategoryLink = createLink(
  ({ selected, ...rest }: ComponentProps<'a'> & { selected: boolean }) => (
    <a
      {...rest}
      className={chip()}
      aria-current={selected ? 'true' : undefined}
      data-status={undefined}
    />
  ),
)

interface CategoryFilterProps {
  /** A search term that is not in the address yet; choosing a category keeps it */
  pendingTerm: string | null
  current: Category
}

/**
 * The categories as links, so that a filtered list can be shared. What else the address has is kept;
 * prerendered HTML does not know it.
 */
export function CategoryFilter({ pendingTerm, current }: CategoryFilterProps) {
  const t = useT()
  const lang = useLanguage()
  const isHydrated = useHydrated()
  return (
    <nav className={inRow} aria-label={t('blogPage.categoryLabel')}>
      <ul className={inRow}>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryLink
              to="/$lang/blog"
              params={{ lang }}
              search={(search) => ({
                ...(isHydrated && search),
                ...(pendingTerm !== null && { q: pendingTerm || undefined }),
                category: category === 'all' ? undefined : category,
              })}
              activeOptions={{ includeSearch: false }}
              resetScroll={false}
              selected={category === current}
              onClick={(click) => {
                // A link to the page shown would lead to its beginning.
                if (isPlainClick(click) && category === current && pendingTerm === null)
                  click.preventDefault()
              }}
            >
              {t(`blogPage.categories.${category}`)}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
