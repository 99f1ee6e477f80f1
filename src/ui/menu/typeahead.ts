import { foldText } from '../../i18n/fold-text.ts'

const isRepeatedLetter = (text: string) => new Set(text).size === 1

/**
 * The index of the next label that starts with the typed text, searching from `current` on and
 * wrapping around. A repeated letter cycles through the labels that start with it.
 *
 * `(['English', 'Polski', 'Español'], 'es', 0)` → `2`; no match → `-1`
 */
export function typeaheadMatch(labels: readonly string[], typed: string, current: number): number {
  const text = foldText(typed)
  const isCycling = isRepeatedLetter(text)
  const prefix = isCycling ? (text[0] ?? '') : text
  const first = Math.max(current, 0) + (isCycling && current >= 0 ? 1 : 0)

  for (let offset = 0; offset < labels.length; offset++) {
    const index = (first + offset) % labels.length
    if (
      foldText(labels[index] ?? '')
        .trimStart()
        .startsWith(prefix)
    )
      return index
  }
  return -1
}
