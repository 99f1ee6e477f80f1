import { describe, expect, it } from 'vitest'
import { CATEGORIES, POST_CATEGORIES, POSTS } from '../../src/content/posts.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/t.ts'
import { findPosts, readPosts } from '../../src/pages/blog/find-posts.ts'
import { DICTIONARIES } from '../support/dictionaries.ts'
import { wordsOf } from '../support/words.ts'

describe('the posts', () => {
  it('have an address each', () => {
    expect(new Set(POSTS.map(({ id }) => id)).size).toBe(POSTS.length)
  })

  it('have a cover each', () => {
    expect(new Set(POSTS.map(({ cover }) => cover)).size).toBe(POSTS.length)
  })

  it.each(LANGUAGE_CODES)('are all of the dictionary’s, in its order: %s', (language) => {
    const titles = DICTIONARIES[language].blogPage.samplePosts.map(({ title }) => title)
    expect(readPosts(wordsOf(language)).map(({ title }) => title)).toEqual(titles)
  })

  it.each(LANGUAGE_CODES)('are in the same categories in every language: %s', (language) => {
    const categories = readPosts(wordsOf(language)).map(({ category }) => category)
    expect(categories).toEqual(readPosts(wordsOf('en')).map(({ category }) => category))
  })

  it('leave no category empty', () => {
    const used = new Set(readPosts(wordsOf('en')).map(({ category }) => category))
    expect([...used].sort()).toEqual([...POST_CATEGORIES].sort())
  })

  it('do not accept a category that does not exist', () => {
    const misspelt = ((key) => (key.endsWith('categoryKey') ? 'Ai' : '')) as Translate
    expect(() => readPosts(misspelt)).toThrow(
      'A post is in the category "Ai", which does not exist',
    )
  })
})

it('the filter offers the categories of the specification, all of them first', () => {
  expect(CATEGORIES).toEqual(['all', 'ai', 'cybersecurity', 'influencerMarketing', 'genZ'])
})

describe('finding posts', () => {
  const idsOf = (language: Language, search: Parameters<typeof findPosts>[1]) =>
    findPosts(wordsOf(language), search).map(({ id }) => id)

  it('finds all of them when nothing is asked for', () => {
    expect(idsOf('en', {})).toEqual(POSTS.map(({ id }) => id))
  })

  it('finds those of a category, in their order', () => {
    expect(idsOf('en', { category: 'cybersecurity' })).toEqual([
      'keep-your-account',
      'false-brand-mail',
    ])
  })

  it('finds a word of the title, whatever its case', () => {
    expect(idsOf('en', { q: 'PHONE' })).toEqual(['keep-your-account'])
  })

  it('finds a word of the excerpt', () => {
    expect(idsOf('en', { q: 'passkeys' })).toEqual(['keep-your-account'])
  })

  it('finds an author, with or without the accents', () => {
    expect(idsOf('en', { q: 'zielinska' })).toEqual(['ai-holds-the-camera'])
    expect(idsOf('en', { q: 'Zielińska' })).toEqual(['ai-holds-the-camera'])
  })

  it('finds the name of a category in its language', () => {
    expect(idsOf('ru', { q: 'кибербезопасность' })).toEqual([
      'keep-your-account',
      'false-brand-mail',
    ])
  })

  it('finds words apart from each other, in any order', () => {
    expect(idsOf('en', { q: 'account jonas' })).toEqual(['keep-your-account'])
  })

  it('asks for all words, not for one of them', () => {
    expect(idsOf('en', { q: 'account ingrid' })).toEqual([])
  })

  it('searches within the category', () => {
    expect(idsOf('en', { q: 'passkeys', category: 'genZ' })).toEqual([])
  })

  it('takes spaces alone for nothing asked', () => {
    expect(idsOf('en', { q: '   ' })).toHaveLength(POSTS.length)
  })

  it('takes signs for what they are, not for a pattern', () => {
    expect(idsOf('en', { q: '.*' })).toEqual([])
  })

  it.each([
    ['pl', 'zgubiony cale'],
    ['de', 'ganzes'],
    ['fr', "l'ia camera"],
    ['es', 'telefono'],
    ['ru', 'потерян аккаунт'],
    ['no', 'telefonen borte'],
  ] as const)('finds what a visitor types in %s', (language, q) => {
    expect(idsOf(language, { q })).toHaveLength(1)
  })
})
