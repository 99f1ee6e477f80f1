/**
 * What a partner of the agency gets in writing, shown as specimens: the form is real, the details
 * are made up.
 */
export const SPECIMENS = ['reading', 'agreement', 'report'] as const

export type Specimen = (typeof SPECIMENS)[number]
