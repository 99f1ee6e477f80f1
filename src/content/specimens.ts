/**
 * The documents that a partner of the agency gets, shown as specimens: real forms, made-up details.
 */
export const SPECIMENS = ['reading', 'agreement', 'report'] as const

export type Specimen = (typeof SPECIMENS)[number]
