import { type Alphabet, type Language, languageEntry } from '../i18n/languages.ts'

const urls = import.meta.glob<string>(['./fonts/*.woff2', '!./fonts/*-rare.woff2'], {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The font files of an alphabet, display first */
const filesOf = (alphabet: Alphabet): readonly string[] =>
  alphabet === 'russian'
    ? ['sofia-russian', 'onest-latin', 'onest-cyrillic']
    : [`sofia-${alphabet}`, `onest-${alphabet}`]

/**
 * The fonts to preload for a language. Others load only for letters of another alphabet, which
 * visitors write.
 */
export const fontFilesOf = (language: Language): readonly string[] =>
  languageEntry(language)
    .alphabets.flatMap(filesOf)
    .flatMap((name) => urls[`./fonts/${name}.woff2`] ?? [])
