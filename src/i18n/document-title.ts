import type { Translate } from './t.ts'
import { withoutBreakMarks } from './without-break-marks.ts'

/** The document title: the page, then the agency. */
export const documentTitle = (t: Translate, title: string): string =>
  `${withoutBreakMarks(title)} | ${t('agencyName')}`
