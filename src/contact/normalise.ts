const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/**
 * Text as it is judged and stored: composed (NFC), every kind of line break a `\n`, no white space
 * around it. `' Zoe\u0308\r\nB '` → `'Zoë\nB'`. Idempotent.
 */
export const normalise = (text: string): string =>
  text.replace(LINE_BREAKS, '\n').normalize('NFC').trim()
