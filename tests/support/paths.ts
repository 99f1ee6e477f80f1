import fc from 'fast-check'
import { POST_IDS } from '../../src/content/post-ids.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { PAGES } from '../../src/urls/pages.ts'

/** Paths that resemble those of pages, or have dangerous parts. */
const nearPath = fc
  .array(
    fc.constantFrom(
      ...LANGUAGE_CODES,
      ...PAGES,
      ...POST_IDS,
      ...['PL', 'xx', 'nb', '/', '\\', '..', '.', '%2F', '%5C', '%2e%2e', '%E0%A4%A', '%00', '\t'],
      ...['\n', ' ', 'evil.example', 'javascript:', 'http:', '?', '#', '@', '__proto__', 'ſ', 'İ'],
    ),
    { maxLength: 8 },
  )
  .chain((segments) => fc.constantFrom('/', '', '//').map((glue) => `/${segments.join(glue)}`))

/** Whatever may stand in a URL as its path. */
export const anyPath = fc.oneof(
  nearPath,
  fc.webPath(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }).map((text) => `/${text}`),
)
