import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What locales are made of */
export const LOCALES = '/usr/share/i18n/locales'

/** `de-AT` → `de_AT` */
const localeOf = (language: string) => new Intl.Locale(language).toString().replace('-', '_')

/**
 * The environment of a program that speaks a language: what Unix has instead of browser settings.
 * The locale is made for this program alone.
 */
export async function generateLocale(
  language: string,
  directory: string,
): Promise<Record<string, string>> {
  const locale = localeOf(language)
  const name = `${locale}.UTF-8`
  await promisify(execFile)('localedef', ['-i', locale, '-f', 'UTF-8', join(directory, name)])
  return { LOCPATH: directory, LC_ALL: name }
}
