import { describe, expect, it } from 'vitest'
import { passageWith, plainText } from '../../../../src/pages/blog/passages.ts'

describe('the words of an article', () => {
  it.each([
    ['what to do first', '---\nfirst: Print them.\n---\n\nOne.', '\nPrint them.\n\n\nOne.'],
    ['a heading', '## One\n### Two', 'One\nTwo'],
    ['a link', 'See [the rules](https://x.example/a).', 'See the rules.'],
    [
      'words of another language',
      '[«Ad», «Advert»](lang:en) [[REKLAMA](lang:pl)]',
      '«Ad», «Advert» [REKLAMA]',
    ],
    ['a figure by its caption', '![Hills](curve "Grown: a hill.")', 'Grown: a hill.'],
    ['a list', '- [ ] **One**\n- *Two*\n1. Three\n  - Four', 'One\nTwo\nThree\nFour'],
    ['a quote', '> One', 'One'],
  ])('%s', (_what, markdown, text) => {
    expect(plainText(markdown)).toBe(text)
  })

  it('the cells of a table', () => {
    const cells = plainText('| One | Two |\n| --- | --- |\n| Three | Four |').split('\n')
    expect(cells.filter(Boolean)).toEqual(['One', 'Two', 'Three', 'Four'])
  })
})

describe('a passage', () => {
  it.each([
    ['fee', 'A fee.', true],
    ['fee', 'Free coffee, which you feel', false],
    ['code', 'Backup codes', true],
    ['code', 'Decode it', false],
    ['vertrag', 'Der Rahmenvertrag', true],
    ['rights', 'a right', true],
    ['оплата', 'день оплаты', true],
    ['wspolpraca', 'Współpracę', true],
    ['#ad', 'the word #ad first', true],
    ['ad', 'one bad-ad day', true],
    ['ad', 'adapted ads, bad-made', false],
    ['.', 'A fee.', false],
  ])('has %s: %s', (term, text, has) => {
    expect(passageWith(text, term) !== undefined).toBe(has)
  })

  it('has the word without the punctuation around it', () => {
    expect(passageWith('See the “brief.zip”, and', 'brief')).toEqual({
      before: 'See the “',
      word: 'brief.zip',
      after: '”, and',
    })
  })

  it('has the word that was found, not the one that stays on its line', () => {
    expect(passageWith('Otwórz w\u00A0ustawieniach prywatność', 'ustawieniach')).toEqual({
      before: 'Otwórz w\u00A0',
      word: 'ustawieniach',
      after: ' prywatność',
    })
  })

  it('has a few words around the one that was found, of its line', () => {
    const words = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `w${from + index}`).join(' ')
    expect(passageWith(`none\n${words(0, 40)}`, 'w20')).toEqual({
      before: `… ${words(13, 20)} `,
      word: 'w20',
      after: ` ${words(21, 35)} …`,
    })
  })
})
