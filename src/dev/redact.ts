import { FIELD_NAMES } from '../inquiry/fields.ts'

const typed = new Set<string>(FIELD_NAMES)

/**
 * A serialisable copy without functions and without what a visitor typed: the text of a form field
 * becomes its length, an error its message.
 *
 * `{ values: { email: 'a@b.example' } }` → `{ values: { email: '[11 characters]' } }`
 */
export function redacted(value: unknown): unknown {
  const json = JSON.stringify(value, (key, part: unknown) => {
    if (part instanceof Error) return String(part)
    if (typeof part === 'string' && typed.has(key)) return `[${part.length} characters]`
    return part
  })
  return json === undefined ? undefined : JSON.parse(json)
}
