import { css } from '@styled/css'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { BRIEF, BRIEF_PARTS, phraseOf, readBrief } from '../../urls/brief.ts'
import { pagePath } from '../../urls/location.ts'

const styles = {
  /**
   * The sentence as a block of text: every row is full, whatever is chosen. On a wide screen it has two
   * rows, on a phone three, in a narrow column one for each part.
   */
  form: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    maxWidth: '[36rem]',
    textStyle: 'action',
    '& > span': { flex: '[3 1 max(33%, 9.5rem)]', minWidth: '[0]' },
    '& > button': { flex: '[1 0 auto]', maxWidth: 'full' },
  }),
  /** The missing half: dotted until something is chosen */
  choice: css({
    minHeight: { base: 'control', _lowScreen: 'target' },
    width: 'full',
    minWidth: '[0]',
    paddingInlineStart: '3',
    paddingInlineEnd: '8',
    textStyle: 'action',
    color: 'text',
    bg: 'transparent',
    border: '{borderWidths.heavy} dotted {colors.text}',
    borderRadius: 'md',
    '& + svg': { me: '[0.75rem!]' },
    '&:has(option:checked:not([value=""]))': {
      bg: 'surface',
      borderWidth: 'rule',
      borderStyle: 'solid',
    },
  }),
}

/** Half a brief, chosen word by word; it comes along to the form, without JavaScript as well. */
export function BriefForm() {
  const t = useT()
  const lang = useLanguage()
  const navigate = useNavigate()
  const begin = t('forBrandsPage.brief.begin')

  function start(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    const chosen = Object.fromEntries(new FormData(submission.currentTarget))
    void navigate({
      to: '/$lang/contact',
      params: { lang },
      search: { type: 'brand', ...readBrief(chosen as Record<string, string>) },
    })
  }

  return (
    <form action={pagePath(lang, 'contact')} className={styles.form} onSubmit={start}>
      <input type="hidden" name="type" value="brand" />
      {begin}
      {BRIEF_PARTS.map((part) => {
        const ask = t(`forBrandsPage.brief.ask.${part}`)
        return (
          <Select
            key={part}
            name={part}
            className={styles.choice}
            aria-label={`${begin} ${ask}`}
            placeholder={ask}
            options={BRIEF[part].map((value) => ({ value, label: t(phraseOf(part, value)) }))}
          />
        )
      })}
      <Button type="submit" tone="brand" arrow>
        {t('forBrandsPage.ctaButton')}
      </Button>
    </form>
  )
}
