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
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '3',
    width: 'full',
    maxWidth: '[36rem]',
  }),
  /** The sentence: each choice is as wide as its phrase, and they share what room is left. */
  sentence: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    textStyle: 'action',
    '& > span': { flex: '[1 1 auto]', minWidth: '[min(9rem, 100%)]', maxWidth: 'full' },
  }),
  /** The missing half: dotted until something is chosen */
  choice: css({
    minHeight: { base: 'control', _lowScreen: 'target' },
    width: 'full',
    minWidth: '[0]',
    fieldSizing: 'content',
    paddingInlineStart: '4',
    paddingInlineEnd: '10',
    textStyle: 'action',
    color: 'text',
    bg: 'transparent',
    border: '{borderWidths.heavy} dotted {colors.text}',
    borderRadius: 'md',
    '&:has(option:checked:not([value=""]))': {
      bg: 'brand',
      color: 'onBrand',
      borderColor: 'brand',
      borderStyle: 'solid',
      '& + svg': { color: 'onBrand' },
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
      <div className={styles.sentence}>
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
      </div>
      <Button type="submit" tone="brand" arrow>
        {t('forBrandsPage.ctaButton')}
      </Button>
    </form>
  )
}
