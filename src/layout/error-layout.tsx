import { css, cx } from '@styled/css'
import type { ReactNode } from 'react'
import type { ArtName } from '../content/art.ts'
import { documentTitle } from '../i18n/document-title.ts'
import { useT } from '../i18n/use-t.ts'
import { Actions } from '../ui/actions.tsx'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'

const layout = css({
  rowGap: '5',
  gridTemplateRows: { md: 'auto auto 1fr' },
  paddingBlock: '5',
  // The footer begins below the first screen.
  minHeight: { lg: '[calc(100svh - {sizes.header})]' },
})
const text = css({
  gridColumn: { base: '1 / -1', md: '1 / 7', xl: '1 / 6' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '5',
})
const actions = css({ gridColumn: { base: '1 / -1', md: '1 / 7', xl: '1 / 6' } })
/** As large as lets everything be on the first screen */
const picture = css({
  gridColumn: { base: '1 / -1', md: '7 / -1', xl: '6 / -1' },
  gridRow: { md: '1 / 4' },
  alignSelf: 'start',
  maxWidth: {
    base: '[min(88%, max(30svh, 100svh - 36rem))]',
    md: '[min(100%, 93svh - {sizes.header})]',
  },
  position: 'relative',
  display: 'grid',
  _layers: { gridArea: '1 / 1' },
})
/** The place beside it, where the other half stands, counts as pointed at, also when that has left it. */
const completable = css({
  cursor: 'pointer',
  _after: { content: '""', position: 'absolute', inset: '[0 -9% 0 0]' },
})
/**
 * Stands apart, cut before the last figure, and comes in by itself; on a wide page also before, when
 * somebody reaches for it, or for the way out. What it shares with the first half is printed then.
 */
const arrival = css({
  translate: { md: '[9%]' },
  clipPath: { md: '[inset(11.1% 0 0 66% round 6%)]' },
  animation: {
    _motionSafe: {
      base: '[arrive {durations.hero} {easings.inOut} 1.2s backwards]',
      md: '[join {durations.hero} {easings.inOut} 2.5s forwards]',
    },
  },
  transition: {
    _motionSafe:
      '[translate {durations.slow} {easings.out}, clip-path {durations.slow} {easings.out}]',
  },
  ':has(:focus) > * > * > &': { translate: '[none]', clipPath: '[inset(0)]' },
  '@media (hover: hover)': {
    ':has(:is(a, [tabindex]):hover) > * > * > &': { translate: '[none]', clipPath: '[inset(0)]' },
  },
})
const code = css({
  px: '2.5',
  py: '0.5',
  fontFamily: 'code',
  bg: 'sunken',
  borderRadius: 'xs',
})

interface ErrorLayoutProps {
  art: ArtName
  /** What arrives on it when it is pointed at, tapped, or left */
  arriving?: ArtName
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
      <div className={text}>
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
      <div className={cx(picture, arriving && completable)} tabIndex={arriving && -1}>
        <Art name={art} eager />
        {arriving && <Art name={arriving} eager className={arrival} />}
      </div>
      <div className={actions}>
        <Actions>{children}</Actions>
      </div>
      {more && <div className={actions}>{more}</div>}
    </Bounds>
  )
}
