import type { Case, Person } from './case-schema.ts'

export type { Case, RealCase } from './case-schema.ts'

/*
 * What proves the agency's work: cases and the people who run them. An empty list shows nothing. What
 * is real is checked by the build (`case-schema.ts`).
 */

/** Shown on For Brands */
export const CASES: readonly Case[] = [{ id: 'anatomy', sample: true }]

/** The first is shown on Contact; they also run cases (`runBy`). */
export const PEOPLE: readonly Person[] = []
