import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** Texts take finished strings (`facts.ts`), so no formatter is needed inside a dictionary. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
