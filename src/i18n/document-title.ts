import { plainText } from './plain-text.ts'
import type { Translate } from './t.ts'

/** The document title: the page, then the agency. */
export const documentTitle = (t: Translate, title: string): string =>
  `${plainText(title)} | ${t('agencyName')}`
