const PLACEHOLDER = /\{[^{}]*\}/g

/** Whether each brace of a text has its partner: the parser of typesafe-i18n hangs on one that has none. */
export function isBalanced(text: string): boolean {
  // Twice: a plural is a placeholder in a pair of braces.
  const rest = text.replace(PLACEHOLDER, '').replace(PLACEHOLDER, '')
  return !/[{}]/.test(rest)
}
