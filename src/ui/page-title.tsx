import { css } from '@styled/css'
import type { ArtName } from '../content/art.ts'
import { Art } from './art.tsx'
import { Bounds } from './bounds.tsx'
import { Heading } from './heading.tsx'

const layout = css({ alignItems: 'center', pt: { base: '8', lg: '12' }, pb: 'stack' })
const title = css({ gridColumn: { base: '1 / -1', md: '1 / 9' }, maxWidth: '12ch' })
const picture = css({
  gridColumn: '9 / -1',
  justifySelf: 'end',
  maxWidth: '25rem',
  hideBelow: 'md',
  _print: { display: 'none' },
})

/** The head of a page: its title and, where there is room, an illustration beside it. */
export function PageTitle({ art: name, children }: { art: ArtName; children: string }) {
  return (
    <Bounds columns className={layout}>
      <Heading level={1} look="page" className={title}>
        {children}
      </Heading>
      <Art name={name} eager className={picture} />
    </Bounds>
  )
}
