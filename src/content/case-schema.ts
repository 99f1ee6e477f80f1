import * as z from 'zod'
import { LANGUAGE_CODES } from '../i18n/languages.ts'
import type { SharedArtName } from './art.ts'

const text = z.string().trim().min(1, 'is missing')
const day = z.iso.date('is no day like 2026-11-24')
const link = z.url({ protocol: /^https$/, error: 'is no https address' })
const inEachLanguage = z.record(z.enum(LANGUAGE_CODES), text)
const consent = z.object({ who: text, date: day })

/** What was counted, by whom (a platform, a shop), and when */
const metric = z.object({ unit: inEachLanguage, value: text, source: text, date: day })

const REAL_CASE = z.object({
  id: text,
  sample: z.undefined().optional(),
  client: text,
  creator: z.object({ name: text, profile: link }),
  /** In the brand's own words */
  brief: inEachLanguage,
  /** A link to it, and a still below `public/` */
  piece: z.object({ href: link, still: text, alt: inEachLanguage }),
  /** It stands in the overlap */
  metric,
  quote: z.object({ text: inEachLanguage, name: text, role: text }).optional(),
  runBy: text,
  consent,
})

const PERSON = z.object({
  id: text,
  name: text,
  role: inEachLanguage,
  languages: z.array(z.enum(LANGUAGE_CODES)),
  portrait: z.custom<SharedArtName>(),
  consent,
})

export type RealCase = z.infer<typeof REAL_CASE>
export type Person = z.infer<typeof PERSON>
/** A sample has no place for a name or a figure, so none can be invented. */
export type Case = RealCase | { id: string; sample: true }

const errorsIn = (schema: z.ZodType, entry: { id: string }): string[] =>
  schema
    .safeParse(entry)
    .error?.issues.map(({ path, message }) => `"${entry.id}": ${path.join('.')} ${message}`) ?? []

/** Why cases and people must not be published, as sentences; none if all is well. */
export const publishingErrors = (cases: readonly Case[], people: readonly Person[]): string[] =>
  [
    ...cases.flatMap((each) => {
      if (each.sample) return []
      const isRun = people.some(({ id }) => id === each.runBy)
      return [
        ...errorsIn(REAL_CASE, each),
        ...(isRun ? [] : [`"${each.id}": nobody is called "${each.runBy}"`]),
      ]
    }),
    ...people.flatMap((each) => errorsIn(PERSON, each)),
  ].map((error) => `This cannot be published: ${error}.`)
