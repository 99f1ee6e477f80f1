import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** None: arguments are formatted by `facts.ts`. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
