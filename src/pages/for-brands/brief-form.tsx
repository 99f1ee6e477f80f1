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
  /**
   * It has room for as many lines as the widest choices need: nothing around it moves as they are filled.
   */
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > button': { justifySelf: 'start' },
    alignContent: 'start',
    gap: '2',
    width: 'full',
    textStyle: 'title',
    fontSize: {
      base: '[var(--fit, 9.2vw)]',
      md: '4.7vw',
      lg: '[min(var(--fit, 5.9vw) - 0.9rem, 8.5svh, var(--most, 5.25rem))]',
      _lowScreen: '1.625rem',
    },
    '&:is(:lang(de), :lang(fr))': { '--fit': { base: '7.5vw', lg: '5vw' }, '--most': '4.25rem' },
    minHeight:
      '[calc(var(--lines, 3) * (max({sizes.target}, 1em + {borderWidths.heavy}) + 0.5rem) + 4.0625rem)]',
    mdToLg: { '--lines': '4' },
  }),
  /** The first two parts in a line, the other two below: fonts that are late change no line break. */
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '2',
    width: 'full',
    mb: '2',
    '& > *': { minWidth: '[0]' },
    // What is still missing is as wide as the line.
    '& > :has([value=""]:checked)': {
      flexGrow: '1',
      // Before Safari 26.2 a choice is as wide as the widest one can be.
      '@supports not (field-sizing: content)': { flexBasis: '[4.4em]', '& > *': { width: 'full' } },
    },
  }),
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
      <div>
        <div className={styles.line}>
          <span>{t('forBrandsPage.brief.begin')}</span>
          <Choice of="product" />
        </div>
        <div className={styles.line}>
          <Choice of="market" />
          <Choice of="month" />
        </div>
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
