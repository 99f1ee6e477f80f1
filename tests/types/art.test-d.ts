/** What must not compile about illustrations: `npm run test:types`. */
import type { ComponentProps } from 'react'
import type { Art } from '../../src/ui/art.tsx'

type ArtProps = ComponentProps<typeof Art>
declare const src: string

;({ name: 'head-blog' }) satisfies ArtProps
;({ name: 'hero-brand', src }) satisfies ArtProps
// @ts-expect-error only Home knows its URL
;({ name: 'hero-brand' }) satisfies ArtProps
