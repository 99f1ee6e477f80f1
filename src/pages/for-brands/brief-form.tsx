import { css } from '@styled/css'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { BRIEF, BRIEF_PARTS, type Brief, phraseOf, readBrief } from '../../urls/brief.ts'
import { pagePath } from '../../urls/location.ts'

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '4',
    width: 'full',
  }),
  /** On a wide screen one line or two; elsewhere every line is full, whatever is chosen and whatever the font. */
  sentence: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '2',
    width: 'full',
    textStyle: 'title',
    '& > span': { flex: { lgDown: '[1 1 max(33%, 12rem)]' }, minWidth: '[0]' },
    // One ink, their overprint, the other ink: a whole sentence is a duet.
    '& > :nth-child(1)': { '--ground': '{colors.creator}', '--on': '{colors.onCreator}' },
    '& > :nth-child(2)': { '--ground': '{colors.unison}', '--on': '{colors.onUnison}' },
    '& > :nth-child(3)': { '--ground': '{colors.brand}', '--on': '{colors.onBrand}' },
  }),
  choice: css({ lg: { fieldSizing: 'content', width: 'auto', maxWidth: 'full' } }),
}

const chosenIn = (form: HTMLFormElement) =>
  readBrief(Object.fromEntries(new FormData(form)) as Record<string, string>)

/** Half a brief, chosen word by word; it comes along to the form, without JavaScript as well. */
export function BriefForm({ onChoose }: { onChoose: (brief: Brief) => void }) {
  const t = useT()
  const lang = useLanguage()
  const navigate = useNavigate()
  const begin = t('forBrandsPage.brief.begin')
  const form = useRef<HTMLFormElement>(null)
  // What stands in it already: chosen before hydration, or restored by the browser
  useEffect(() => {
    if (form.current) onChoose(chosenIn(form.current))
  }, [onChoose])

  function start(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    void navigate({
      to: '/$lang/contact',
      params: { lang },
      search: { type: 'brand', ...chosenIn(submission.currentTarget) },
    })
  }

  return (
    <form
      ref={form}
      action={pagePath(lang, 'contact')}
      className={styles.form}
      onSubmit={start}
      onChange={({ currentTarget }) => onChoose(chosenIn(currentTarget))}
    >
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
