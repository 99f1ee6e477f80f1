import { css } from '@styled/css'
import type { ArtName } from '../content/art.ts'
import { Art } from './art.tsx'
import { Bounds } from './bounds.tsx'
import { Heading } from './heading.tsx'

const layout = css({
  alignItems: 'center',
  paddingBlock: '8 stack',
  md: { paddingBlock: '10 stack' },
})
const title = css({ gridColumn: { base: '1 / -1', md: '1 / 9' }, maxWidth: '11ch' })
const art = css({
  display: { base: 'none', md: 'block' },
  gridColumn: '9 / -1',
  justifySelf: 'end',
  maxWidth: '25rem',
})

/** The head of a page: its title and, where there is room, an illustration beside it. */
export function PageTitle({ art: name, children }: { art: ArtName; children: string }) {
  return (
    <Bounds columns className={layout}>
      <Heading level={1} look="page" className={title}>
        {children}
      </Heading>
      <Art name={name} eager className={art} />
    </Bounds>
  )
}
