import { describe, expect, it } from 'vitest'
import { fitOf, wordFitOf } from '../../src/ui/fit.ts'

describe('the length tier of a title', () => {
  it.each([
    ['x'.repeat(24), 's'],
    ['x'.repeat(25), 'm'],
    ['x'.repeat(40), 'm'],
    ['x'.repeat(41), 'l'],
  ])('%s has tier %s', (title, tier) => {
    expect(fitOf(title)).toBe(tier)
  })

  it('does not count soft hyphens, which take no room', () => {
    expect(fitOf(`${'x'.repeat(24)}\u00AD\u00AD`)).toBe('s')
  })
})

describe('the tier of the longest word', () => {
  it.each([
    ['nine12345 is short', 's'],
    ['ten1234567 is not', 'm'],
    ['twelve890123', 'l'],
    ['obserwujących?', 'xl'],
  ])('%s has tier %s', (title, tier) => {
    expect(wordFitOf(title)).toBe(tier)
  })

  it('counts words that a no-break space holds together as one', () => {
    expect(wordFitOf('Nie w\u00A0pojedynkę.')).toBe('l')
  })

  it('ends a word at a hyphen and at a soft hyphen, where a line may end', () => {
    expect(wordFitOf('Influencer-Scouting')).toBe('m')
    expect(wordFitOf('Produkt\u00ADver\u00ADmitt\u00ADlung')).toBe('s')
  })
})
