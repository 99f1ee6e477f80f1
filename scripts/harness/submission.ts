import type { Submission } from '../../src/contact/api.ts'

/** A submission that is in order, under a key of its own. */
export const aSubmission = (changes: Partial<Submission> = {}): Submission => ({
  key: crypto.randomUUID(),
  type: 'brand',
  language: 'de',
  name: 'Anna Nowak',
  email: 'anna@example.com',
  message: 'Guten Tag!',
  ...changes,
})
