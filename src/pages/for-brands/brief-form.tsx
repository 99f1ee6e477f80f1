import { css } from '@styled/css'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { BRIEF, type Brief, phraseOf, readBrief } from '../../urls/brief.ts'
import { pagePath } from '../../urls/location.ts'

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '4',
    width: 'full',
  }),
  /**
   * Its last two gaps have a line of their own, and on a desk the widest choices fit: nothing moves as they
   * are filled.
   */
  sentence: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '2',
    width: 'full',
    textStyle: 'title',
    fontSize: {
      base: '1.25rem',
      md: '1.125rem',
      lg: '1.625rem',
      xl: '[clamp(2.25rem, 5.5vw - 2.3rem, 3rem)]',
    },
    '& span': { minWidth: '[0]', flexGrow: '1' },
  }),
  together: css({ display: 'flex', flexWrap: 'wrap', gap: '2', width: 'full' }),
  choice: css({ fieldSizing: 'content', maxWidth: 'full' }),
}

/** One ink, their overprint, the other ink: a whole sentence is a duet. */
const INKS = {
  product: css({ '--ground': '{colors.creator}', '--on': '{colors.onCreator}' }),
  market: css({ '--ground': '{colors.unison}', '--on': '{colors.onUnison}' }),
  month: css({ '--ground': '{colors.brand}', '--on': '{colors.onBrand}' }),
}

const chosenIn = (form: HTMLFormElement) =>
  readBrief(Object.fromEntries(new FormData(form)) as Record<string, string>)

/** Half a brief, chosen word by word; it comes along to the form, without JavaScript as well. */
export function BriefForm({ onChoose }: { onChoose: (brief: Brief) => void }) {
  const t = useT()
  const lang = useLanguage()
  const navigate = useNavigate()
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
        {t('forBrandsPage.brief.begin')}
        <Choice of="product" />
        <span className={styles.together}>
          <Choice of="market" />
          <Choice of="month" />
        </span>
      </div>
      <Button type="submit" tone="brand" arrow>
        {t('forBrandsPage.ctaButton')}
      </Button>
    </form>
  )
}

function Choice({ of: part }: { of: keyof Brief }) {
  const t = useT()
  const ask = t(`forBrandsPage.brief.ask.${part}`)
  return (
    <span className={INKS[part]}>
      <Select
        name={part}
        className={styles.choice}
        aria-label={`${t('forBrandsPage.brief.begin')} ${ask}`}
        placeholder={ask}
        options={BRIEF[part].map((value) => ({ value, label: t(phraseOf(part, value)) }))}
      />
    </span>
  )
}
