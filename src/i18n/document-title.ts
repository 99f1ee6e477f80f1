import type { Translate } from './t.ts'

/** What the browser's tab says: the page, then the agency. */
export const documentTitle = (t: Translate, title: string): string =>
  `${title} | ${t('agencyName')}`
