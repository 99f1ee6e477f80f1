import { FIELD_NAMES } from '../contact/fields.ts'

const typed = new Set<string>(FIELD_NAMES)

/**
 * Something as JSON for a developer to read, without what a visitor typed: texts of form fields
 * become their length. Functions become their names.
 *
 * `{ values: { email: 'a@b.example' } }` → `{ "values": { "email": "[11 characters]" } }`
 */
export const redacted = (value: unknown): string =>
  JSON.stringify(
    value,
    (key, part: unknown) => {
      if (typeof part === 'function') return `ƒ ${part.name}`
      if (typeof part === 'string' && typed.has(key)) return `[${part.length} characters]`
      return part
    },
    2,
  )
