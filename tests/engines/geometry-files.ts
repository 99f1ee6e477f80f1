import type { Language } from '../../src/i18n/languages.ts'
import type { EngineName } from './browsers/engine.ts'

/** Where an engine writes down how it lays out the pages of a language. */
export const geometryFile = (engine: EngineName, language: Language) =>
  new URL(`../../test-results/geometry/${engine}/${language}.json`, import.meta.url)
