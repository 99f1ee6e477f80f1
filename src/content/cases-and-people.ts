import type { Case, Person } from './check-cases.ts'

export type { Case, RealCase } from './check-cases.ts'

/*
 * What proves the agency's work: cases and the people who run them. An empty list shows nothing. What
 * is real is checked by the build (`check-cases.ts`).
 */

/** Shown on For Brands */
export const CASES: readonly Case[] = [{ id: 'anatomy', sample: true }]

/** The first is shown on Contact; they also run cases (`runBy`). */
export const PEOPLE: readonly Person[] = []
