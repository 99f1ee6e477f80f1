const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/**
 * Normalises text for validation and storage: NFC, line breaks as `\n`, trimmed.
 * `' Zoe\u0308\r\nB '` → `'Zoë\nB'`. Idempotent.
 */
export const normalise = (text: string): string =>
  text.replace(LINE_BREAKS, '\n').normalize('NFC').trim()
