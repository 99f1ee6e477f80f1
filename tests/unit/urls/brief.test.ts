import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { BRIEF, BRIEF_PARTS, briefSentence, phraseOf, readBrief } from '../../../src/urls/brief.ts'
import { textsIn } from '../../support/texts.ts'

describe('the brief of an address', () => {
  it('is what its parameters name', () => {
    expect(readBrief({ product: 'perfume', market: 'poland', month: 'march' })).toEqual({
      product: 'perfume',
      market: 'poland',
      month: 'march',
    })
  })

  it.each(['', 'gold', 'Perfume', 'perfume ', '"><script>', '__proto__'])(
    'has no product named “%s”',
    (product) => {
      expect(readBrief({ product, month: 'march' })).toEqual({ month: 'march' })
    },
  )

  it('takes the first of several', () => {
    expect(readBrief({ market: ['spain', 'poland'] }).market).toBe('spain')
  })
})

describe('the sentence of a brief', () => {
  const t = textsIn('en')

  it('has the parts that are chosen, in their order', () => {
    expect(briefSentence(t, { month: 'march', market: 'poland', product: 'perfume' })).toBe(
      'We sell perfume in Poland in March.',
    )
    expect(briefSentence(t, { month: 'march' })).toBe('We sell in March.')
  })

  it('is empty when nothing is chosen', () => {
    expect(briefSentence(t, {})).toBe('')
  })

  it.each([
    ['pl', 'Sprzedajemy elektronikę w\u00A0Norwegii we wrześniu.'],
    ['de', 'Wir verkaufen Elektronik in Norwegen im September.'],
    ['fr', 'Nous vendons de l’électronique en Norvège en septembre.'],
    ['es', 'Vendemos electrónica en Noruega en septiembre.'],
    ['ru', 'Продаём технику в\u00A0Норвегии в\u00A0сентябре.'],
    ['no', 'Vi selger elektronikk i Norge i september.'],
  ] as const)('has each phrase in the case that it needs in %s', (language, sentence) => {
    const brief = { product: 'electronics', market: 'norway', month: 'september' } as const
    expect(briefSentence(textsIn(language), brief)).toBe(sentence)
  })

  it.each(LANGUAGE_CODES)('has a phrase of its own for every choice in %s', (language) => {
    const own = textsIn(language)
    for (const part of BRIEF_PARTS) {
      const phrases = BRIEF[part].map((value) => own(phraseOf(part, value)))
      expect(new Set(phrases).size).toBe(phrases.length)
    }
  })
})
