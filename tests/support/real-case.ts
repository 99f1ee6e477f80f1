import type { RealCase } from '../../src/content/case-schema.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'

export const inAll = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, text])) as Record<Language, string>

/** A case that could be published. */
export const REAL_CASE = {
  id: 'first',
  client: 'A brand',
  creator: { name: 'A creator', profile: 'https://www.tiktok.com/@somebody' },
  brief: inAll('Make it smell of rain.'),
  piece: {
    href: 'https://www.tiktok.com/@somebody/video/1',
    still: '/x.webp',
    alt: inAll('A still'),
  },
  metric: { unit: inAll('Saves'), value: '12', source: 'TikTok', date: '2026-11-24' },
  quote: { text: inAll('It smelled of rain.'), name: 'A person', role: 'Marketing' },
  runBy: 'contact',
  consent: { who: 'A brand', date: '2026-11-24' },
} satisfies RealCase
