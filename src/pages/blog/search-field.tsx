import { css, cx } from '@styled/css'
import { field as fieldRecipe } from '@styled/recipes'
import { Search } from 'lucide'
import type { RefObject } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/icon.tsx'

const form = css({
  flex: '[1 1 15rem]',
  display: 'grid',
  alignItems: 'center',
  '& > *': { gridArea: '[1 / 1]' },
  '& > svg': { ms: '5' },
})
/** On a desk as high as the chips beside it */
const input = css({
  paddingInlineStart: '12',
  minHeight: { lg: 'target' },
  py: { lg: '1' },
})

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  prepare: () => void
  edit: (text: string) => void
  submit: () => void
  flush: () => void
}

/** Searches as you type; Enter searches at once. */
export function SearchField({ field, prepare, edit, submit, flush }: SearchFieldProps) {
  const t = useT()
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className={cx(fieldRecipe().control, input)}
        aria-label={t('blogPage.searchLabel')}
        placeholder={t('blogPage.searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={prepare}
        onBlur={flush}
        onChange={(event) => edit(event.target.value)}
      />
      <Icon of={Search} />
    </form>
  )
}
