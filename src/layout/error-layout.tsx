import { css } from '@styled/css'
import type { ReactNode } from 'react'
import { documentTitle } from '../i18n/document-title.ts'
import { useT } from '../i18n/use-t.ts'
import { Actions } from '../ui/actions.tsx'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'

const layout = css({
  alignContent: { base: 'start', md: 'center' },
  alignItems: 'center',
  rowGap: '8',
  minHeight: '[calc(100svh - {sizes.header})]',
  paddingBlock: '8',
})
const text = css({
  gridColumn: { base: '1 / -1', md: '1 / 8' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '6',
})
const picture = css({
  gridColumn: { base: '1 / -1', md: '8 / -1' },
  gridRow: '1',
  maxWidth: { base: '[16rem]', md: 'full' },
})
const code = css({
  px: '2.5',
  py: '0.5',
  fontFamily: 'code',
  bg: 'sunken',
  borderRadius: 'xs',
})

interface ErrorLayoutProps {
  title: string
  /** BCP 47, where the title is not in the language of the page */
  titleLanguage?: string
  lead?: ReactNode
  /** The technical message, in English */
  reason?: string
  /** Buttons that lead away */
  children: ReactNode
  role?: 'alert'
}

/** The layout of the error and not-found screens: the two frames are out of register. */
export function ErrorLayout(props: ErrorLayoutProps) {
  const { title, titleLanguage, lead, reason, children, role } = props
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
        <Actions>{children}</Actions>
      </div>
      <Art name="error-out-of-sync" eager className={picture} />
    </Bounds>
  )
}
