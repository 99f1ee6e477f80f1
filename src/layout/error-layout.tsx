import { css, cx } from '@styled/css'
import type { ReactNode } from 'react'
import type { SharedArtName } from '../content/art.ts'
import { documentTitle } from '../i18n/document-title.ts'
import { useT } from '../i18n/use-t.ts'
import { Actions } from '../ui/actions.tsx'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'

const layout = css({
  rowGap: '5',
  gridTemplateRows: { md: '1fr auto auto auto 1fr' },
  paddingBlock: '5',
  // The footer begins below the first screen.
  minHeight: { lg: '[calc(100svh - {sizes.header})]' },
})
const text = css({
  gridRow: { md: '2' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '5',
})
const column = css({ gridColumn: { base: '1 / -1', md: '1 / 7', xl: '1 / 6' } })
const actions = css({ gridRow: { md: '3' } })
const others = css({ gridRow: { md: '4' } })
/** It takes the height that the texts leave, so that everything fits the first screen. */
const picture = css({
  gridColumn: { base: '1 / -1', md: '7 / -1', xl: '6 / -1' },
  gridRow: { md: '1 / 6' },
  alignSelf: { base: 'start', md: 'center' },
  maxWidth: {
    base: '[min(100%, max(30svh, 100svh - 30.5rem))]',
    md: '[min(100%, 93svh - {sizes.header})]',
  },
  display: 'grid',
  _layers: { gridArea: '1 / 1' },
})
/** Wipes the second half of the number in, from its last figure to the half that is there already. */
const arrival = css({
  animation: { _motionSafe: '[arrive {durations.slow} {easings.inOut} 300ms backwards]' },
})
const code = css({
  px: '2.5',
  py: '0.5',
  fontFamily: 'code',
  bg: 'sunken',
  borderRadius: 'xs',
})

interface ErrorLayoutProps {
  art: SharedArtName
  arriving?: SharedArtName
  title: string
  /** BCP 47, where the title is not in the language of the page */
  titleLanguage?: string
  lead?: ReactNode
  /** The technical message, in English */
  reason?: string
  /** Buttons that lead away */
  children: ReactNode
  /** Where else one could go */
  more?: ReactNode
  role?: 'alert'
}

/** The layout of the error and not-found screens. */
export function ErrorLayout(props: ErrorLayoutProps) {
  const { art, arriving, title, titleLanguage, lead, reason, children, more, role } = props
  const t = useT()
  return (
    <Bounds columns role={role} className={layout}>
      <title>{documentTitle(t, title)}</title>
      <div className={cx(column, text)}>
        <Heading level={1} variant="page" lang={titleLanguage}>
          {title}
        </Heading>
        {lead}
        {reason && (
          <code lang="en" className={code}>
            {reason}
          </code>
        )}
      </div>
      <div className={picture}>
        <Art name={art} eager />
        {arriving && <Art name={arriving} eager className={arrival} />}
      </div>
      <div className={cx(column, actions)}>
        <Actions>{children}</Actions>
      </div>
      {more && <div className={cx(column, others)}>{more}</div>}
    </Bounds>
  )
}
