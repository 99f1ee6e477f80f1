import { FIELD_NAMES } from '../inquiry/fields.ts'

const typed = new Set<string>(FIELD_NAMES)

/** Stands in for a function where only data can go: `ƒ dismiss`. */
export const FUNCTION_MARK = 'ƒ '

/**
 * A serialisable copy without what a visitor typed: the text of a form field becomes its length,
 * functions and errors become their names.
 *
 * `{ values: { email: 'a@b.example' } }` → `{ values: { email: '[11 characters]' } }`
 */
export function redacted(value: unknown): unknown {
  const json = JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'function') return FUNCTION_MARK + part.name
    if (part instanceof Error) return String(part)
    if (typeof part === 'string' && typed.has(key)) return `[${part.length} characters]`
    return part
  })
  return json === undefined ? undefined : JSON.parse(json)
}
