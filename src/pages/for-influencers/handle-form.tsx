import { css, cx } from '@styled/css'
import { field as fieldRecipe } from '@styled/recipes'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { CircleAlert } from 'lucide'
import { type FormEvent, type InvalidEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { HANDLE_PATTERN, LINK_LIMIT, readHandle } from '../../inquiry/handle.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pagePath } from '../../urls/location.ts'

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    width: 'full',
    maxWidth: '[40rem]',
  }),
  label: css({ textStyle: 'label', fontSize: { md: '1.0625rem' } }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '4', md: '5' },
    '& > :not(p)': { minHeight: '[clamp(3.5rem, 6.6vh, 6.6vw)]' },
    '& > button': { flexGrow: { smDown: '1' }, paddingInline: { md: '[min({spacing.6}, 3vw)]' } },
  }),
  /** The missing half: dotted until a name is printed into it, which brings the second frame */
  name: css({
    flex: '[1 1 13.5rem]',
    minWidth: '[0]',
    px: '5',
    textStyle: 'title',
    color: 'text',
    bg: 'transparent',
    border: '{borderWidths.heavy} dotted {colors.text}',
    borderRadius: 'md',
    _placeholder: { color: 'textMuted' },
    '&:not(:placeholder-shown):valid': {
      bg: 'surface',
      borderWidth: 'rule',
      borderStyle: 'solid',
      boxShadow: '[0.375rem 0.375rem {colors.brand}]',
    },
    // The ring alone: beside a border it would be a double line.
    _focusVisible: { borderColor: 'transparent!' },
    _invalid: { borderColor: 'danger', borderStyle: 'solid' },
  }),
  /** Below the field, which has the button beside it on a wide screen */
  error: css({ flex: '[0 0 100%]', order: { sm: '1' }, scrollMarginBottom: '4' }),
}

/** On a low screen the row is at its lower edge. */
const scrollIntoView = (error: HTMLElement | null) => error?.scrollIntoView({ block: 'nearest' })

/** The name that a creator has elsewhere; it comes along to the form, without JavaScript as well. */
export function HandleForm({ onType }: { onType: (typed: string) => void }) {
  const t = useT()
  const lang = useLanguage()
  const id = useId()
  const navigate = useNavigate()

  function apply(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    const typed = new FormData(submission.currentTarget).get('handle')
    void navigate({
      to: '/$lang/contact',
      params: { lang },
      search: { type: 'influencer', handle: readHandle(String(typed)) },
    })
  }

  return (
    <form action={pagePath(lang, 'contact')} className={styles.form} onSubmit={apply}>
      <input type="hidden" name="type" value="influencer" />
      <label htmlFor={id} className={styles.label}>
        {t('forInfluencersPage.handle.label')}
      </label>
      <div className={styles.row}>
        <HandleField id={id} onType={onType} />
        {/* Safari focuses a button that is pressed only if it has a tabIndex. */}
        <Button type="submit" tone="creator" arrow tabIndex={0}>
          {t('forInfluencersPage.ctaButton')}
        </Button>
      </div>
    </form>
  )
}

function HandleField({ id, onType }: { id: string; onType: (typed: string) => void }) {
  const t = useT()
  const [isInvalid, setIsInvalid] = useState(false)
  const errorId = `${id}-error`
  const field = useRef<HTMLInputElement>(null)
  // What stands in it already: typed before hydration, or restored by the browser
  useEffect(() => onType(field.current?.value ?? ''), [onType])

  /** Instead of the browser's bubble, which covers the label, in the language of the browser. */
  function showError(event: InvalidEvent<HTMLInputElement>) {
    event.preventDefault()
    event.currentTarget.focus()
    setIsInvalid(true)
  }

  return (
    <>
      <input
        ref={field}
        id={id}
        name="handle"
        className={styles.name}
        placeholder={t('forInfluencersPage.handle.placeholder')}
        pattern={HANDLE_PATTERN}
        maxLength={LINK_LIMIT}
        // What the browser adds to its bubble, where no script shows the error
        title={useHydrated() ? undefined : t('forInfluencersPage.handle.error')}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? errorId : undefined}
        onInvalid={showError}
        // The error comes when the field is left, not while somebody types, nor by a press on the button, which would move.
        onBlur={({ currentTarget: input, relatedTarget }) => {
          // Another window is no other field: the name may be copied there.
          const isLeft = document.activeElement !== input && !input.form?.contains(relatedTarget)
          if (isLeft) setIsInvalid(!input.validity.valid)
        }}
        onInput={({ currentTarget: { value, validity } }) => {
          onType(value)
          setIsInvalid(isInvalid && !validity.valid)
        }}
      />
      {isInvalid && (
        <p
          id={errorId}
          role="alert"
          ref={scrollIntoView}
          className={cx(fieldRecipe().error, styles.error)}
        >
          <Icon of={CircleAlert} />
          {t('forInfluencersPage.handle.error')}
        </p>
      )}
    </>
  )
}
