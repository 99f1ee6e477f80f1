import { describe, expect, it } from 'vitest'
import { wordFitOf } from '../../../src/ui/fit.ts'

describe('the tier of the longest word', () => {
  it.each([
    ['nine12345 is short', 's'],
    ['ten1234567 is not', 'm'],
    ['twelve890123', 'l'],
    ['obserwujących?', 'xl'],
  ])('%s has tier %s', (title, tier) => {
    expect(wordFitOf(title)).toBe(tier)
  })

  it('treats a no-break space as part of a word', () => {
    expect(wordFitOf('Nie w\u00A0pojedynkę.')).toBe('l')
  })

  it('ends a word at hyphens and soft hyphens', () => {
    expect(wordFitOf('Influencer-Scouting')).toBe('m')
    expect(wordFitOf('Produkt\u00ADver\u00ADmitt\u00ADlung')).toBe('s')
  })

  it('does not end a word at a hyphen before a word joiner', () => {
    expect(wordFitOf('Sous-\u2060titres')).toBe('m')
  })
})
