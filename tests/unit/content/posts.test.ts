import { describe, expect, it } from 'vitest'
import { CATEGORIES, POST_CATEGORIES, POSTS } from '../../../src/content/posts.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import type { Translate } from '../../../src/i18n/t.ts'
import { findPosts, readPosts } from '../../../src/pages/blog/posts.ts'
import { messagesOf } from '../../support/messages.ts'

describe('the posts', () => {
  it('come newest first', () => {
    const days = POSTS.map(({ published }) => published)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it.each(LANGUAGE_CODES)('are in the same categories in every language: %s', (language) => {
    const categories = readPosts(messagesOf(language)).map(({ category }) => category)
    expect(categories).toEqual(readPosts(messagesOf('en')).map(({ category }) => category))
  })

  it('leave no category empty', () => {
    const used = new Set(readPosts(messagesOf('en')).map(({ category }) => category))
    expect([...used].sort()).toEqual([...POST_CATEGORIES].sort())
  })

  it('do not accept a category that does not exist', () => {
    const misspelt = ((key) => (key.endsWith('categoryKey') ? 'Ai' : '')) as Translate
    expect(() => readPosts(misspelt)).toThrow(
      /^blogPage\.samplePosts\.\S+\.categoryKey is "Ai": write one of ai, /,
    )
  })
})

it('the filter offers the categories of the specification, all of them first', () => {
  expect(CATEGORIES).toEqual(['all', 'ai', 'cybersecurity', 'influencerMarketing', 'genZ'])
})

describe('finding posts', () => {
  /** Posts that are made up: what the sample posts say is nothing to the search. */
  const MADE_UP = [
    {
      title: 'Phone gone, account still yours',
      excerpt: 'Passkeys and recovery codes.',
      author: 'Marta Zielińska',
      categoryKey: 'cybersecurity',
    },
    { title: 'The brief that gets a yes', author: 'Jonas Weber' },
    { title: 'That brand may not be one', categoryKey: 'cybersecurity' },
  ]
  const texts = new Map([['blogPage.categories.cybersecurity', 'Кибербезопасность']])
  for (const [index, { id }] of POSTS.entries()) {
    const post = { categoryKey: 'genZ', ...MADE_UP[index] }
    for (const [name, text] of Object.entries(post))
      texts.set(`blogPage.samplePosts.${id}.${name}`, text)
  }
  const madeUp = ((key) => texts.get(key) ?? '') as Translate

  /** The places of the posts found. */
  const found = (search: Parameters<typeof findPosts>[1]) =>
    findPosts(madeUp, search).map((post) => POSTS.findIndex(({ id }) => id === post.id))
  const ALL = POSTS.map((_, index) => index)

  it('returns all posts without a search', () => {
    expect(found({})).toEqual(ALL)
  })

  it('filters by category, in order', () => {
    expect(found({ category: 'cybersecurity' })).toEqual([0, 2])
  })

  it('finds a word of the title, whatever its case', () => {
    expect(found({ q: 'PHONE' })).toEqual([0])
  })

  it('finds a word of the excerpt', () => {
    expect(found({ q: 'passkeys' })).toEqual([0])
  })

  it('finds an author, with or without the accents', () => {
    expect(found({ q: 'zielinska' })).toEqual([0])
    expect(found({ q: 'Zielińska' })).toEqual([0])
  })

  it('finds the name of a category in its language', () => {
    expect(found({ q: 'кибербезопасность' })).toEqual([0, 2])
  })

  it('matches words in any order', () => {
    expect(found({ q: 'account marta' })).toEqual([0])
  })

  it('requires all words', () => {
    expect(found({ q: 'account jonas' })).toEqual([])
  })

  it('searches within the category', () => {
    expect(found({ q: 'passkeys', category: 'genZ' })).toEqual([])
  })

  it('ignores a blank search', () => {
    expect(found({ q: '   ' })).toEqual(ALL)
  })

  it('treats special characters literally', () => {
    expect(found({ q: '.*' })).toEqual([])
  })
})
