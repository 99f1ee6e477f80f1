import { css, cx } from '@styled/css'
import { field as fieldRecipe } from '@styled/recipes'
import { Search } from 'lucide'
import type { RefObject } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/icon.tsx'

const form = css({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetBlock: '0',
    marginBlock: 'auto',
    insetInlineStart: '5',
    pointerEvents: 'none',
  },
})
const input = css({ paddingInlineStart: '12' })

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  type: (text: string) => void
  submit: () => void
  leave: () => void
}

/** Searches while somebody types; Enter searches at once. */
export function SearchField({ field, type, submit, leave }: SearchFieldProps) {
  const t = useT()
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Icon of={Search} />
      <input
        ref={field}
        type="search"
        name="q"
        className={cx(fieldRecipe().control, input)}
        aria-label={t('blogPage.searchLabel')}
        placeholder={t('blogPage.searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        onBlur={leave}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  )
}
