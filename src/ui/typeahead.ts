import { foldText } from '../i18n/fold-text.ts'

const isOneLetterRepeated = (text: string) => new Set(text).size === 1

/**
 * Which label the typed text leads to: the next that begins with it, counted from `current` on and
 * around. The same letter again goes on to the next label that begins with it.
 *
 * `(['English', 'Polski', 'Español'], 'es', 0)` → `2`; nothing begins with it → `-1`
 */
export function typeaheadMatch(labels: readonly string[], typed: string, current: number): number {
  const text = foldText(typed)
  const moveOn = isOneLetterRepeated(text)
  const start = moveOn ? (text[0] ?? '') : text
  const first = Math.max(current, 0) + (moveOn && current >= 0 ? 1 : 0)

  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length
    if (
      foldText(labels[index] ?? '')
        .trimStart()
        .startsWith(start)
    )
      return index
  }
  return -1
}
