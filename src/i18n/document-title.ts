import type { Translate } from './t.ts'

/** The document title: the page, then the agency. */
export const documentTitle = (t: Translate, title: string): string =>
  `${title} | ${t('agencyName')}`
