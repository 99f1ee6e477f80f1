/** What must not compile about links. TypeScript itself is the test: `npm run test:types`. */
import { linkOptions } from '@tanstack/react-router'
import type {} from '../../src/app/router.ts'

const params = { lang: 'en' } as const

// @ts-expect-error no such language
linkOptions({ to: '/$lang/training-events', params: { lang: 'it' } })

// Links name valid parameters, though a page takes any from its address (`rawSearch`).
linkOptions({ to: '/$lang/blog', params })
linkOptions({ to: '/$lang/blog', params, search: { q: 'brief', category: 'genZ' } })
// @ts-expect-error no such category
linkOptions({ to: '/$lang/blog', params, search: { category: 'genz' } })
// @ts-expect-error all categories have no parameter
linkOptions({ to: '/$lang/blog', params, search: { category: 'all' } })
// @ts-expect-error the blog knows no such parameter
linkOptions({ to: '/$lang/blog', params, search: { query: 'brief' } })

linkOptions({ to: '/$lang/contact', params, search: { type: 'brand', event: 'ai-editing' } })
// @ts-expect-error no such type of inquiry
linkOptions({ to: '/$lang/contact', params, search: { type: 'press' } })
// @ts-expect-error no such event
linkOptions({ to: '/$lang/contact', params, search: { event: 'ai-edit' } })
