import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { POST_IDS } from '../../../src/content/post-ids.ts'
import {
  CATEGORIES,
  changedOf,
  newestFirst,
  POST_CATEGORIES,
  POSTS,
} from '../../../src/content/posts.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import type { Translate } from '../../../src/i18n/t.ts'
import { findPassageIn } from '../../../src/pages/blog/passages.ts'
import { findPosts, readPosts } from '../../../src/pages/blog/posts.ts'
import { passagesOf } from '../../support/posts.ts'
import { textsIn } from '../../support/texts.ts'

describe('the posts', () => {
  it('come newest first', () => {
    const days = POSTS.map(({ published }) => published)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('of one day come in the order of the registry', () => {
    const ofOneDay = ['first', 'second', 'third'].map((id) => ({ id, published: '2026-11-05' }))
    expect(ofOneDay.toSorted(newestFirst)).toEqual(ofOneDay)
  })

  it.each(LANGUAGE_CODES)('are in the same categories in every language: %s', (language) => {
    const categories = readPosts(textsIn(language)).map(({ category }) => category)
    expect(categories).toEqual(readPosts(textsIn('en')).map(({ category }) => category))
  })

  it('have changed when they were published, or when their facts were checked later', () => {
    const post = { published: '2026-11-05', audience: 'brand' } as const
    expect(changedOf(post)).toBe('2026-11-05')
    expect(changedOf({ ...post, asOf: '2026-11-24' })).toBe('2026-11-24')
    expect(changedOf({ ...post, asOf: '2026-10-01' })).toBe('2026-11-05')
  })

  it.each(LANGUAGE_CODES)('have their texts: %s', (language) => {
    const texts = POST_IDS.map((id) => `src/content/articles/${id}/${language}.md`)
    expect(texts.filter((text) => !existsSync(text))).toEqual([])
  })

  it('leave no category empty', () => {
    const used = new Set(readPosts(textsIn('en')).map(({ category }) => category))
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

describe('the search', () => {
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
  const findPassage = findPassageIn({
    [POSTS[0]?.id ?? '']: 'The newest brand.',
    [POSTS[1]?.id ?? '']: 'A [fee](/blog/x) in writing, not a coffee.\n\nNo exposure.',
  })

  const ALL = POSTS.map((_, index) => index)

  it.each<[finds: string, search: Parameters<typeof findPosts>[1], places: number[]]>([
    ['all posts without a search', {}, ALL],
    ['all posts for a blank one', { q: '   ' }, ALL],
    ['a category, in order', { category: 'cybersecurity' }, [0, 2]],
    ['a word of the title, whatever its case', { q: 'PHONE' }, [0]],
    ['a word of the excerpt', { q: 'passkeys' }, [0]],
    ['an author', { q: 'Zielińska' }, [0]],
    ['an author without the accents', { q: 'zielinska' }, [0]],
    ['the name of a category in its language', { q: 'кибербезопасность' }, [0, 2]],
    ['words in any order', { q: 'account marta' }, [0]],
    ['nothing that lacks a word', { q: 'account jonas' }, []],
    ['nothing outside the category', { q: 'passkeys', category: 'genZ' }, []],
    ['special characters literally', { q: '.*' }, []],
    ['a word of the article', { q: 'Writing' }, [1]],
    ['words of the article and of the title', { q: 'fee brief' }, [1]],
    ['what is named first, then what articles say', { q: 'brand' }, [2, 0]],
    ['no address of a link', { q: 'blog' }, []],
    ['nothing of an article outside the category', { q: 'fee', category: 'cybersecurity' }, []],
  ])('finds %s', (_finds, search, places) => {
    const found = findPosts(madeUp, search, findPassage)
    expect(found.map((post) => POSTS.findIndex(({ id }) => id === post.id))).toEqual(places)
  })

  it('shows why it has found a post that does not say so itself', () => {
    const passages = (q: string) =>
      findPosts(madeUp, { q }, findPassage).map(({ passage }) => passage)
    expect(passages('fee')).toEqual([
      { before: 'A ', word: 'fee', after: ' in writing, not a coffee.' },
    ])
    expect(passages('brief')).toEqual([undefined])
  })

  it.each([
    ['en', ['fee', 'contract', 'password', 'phishing', 'usage rights']],
    ['pl', ['umowa', 'hasło', 'phishing', 'opłata']],
    ['de', ['Honorar', 'Vertrag', 'Passwort', 'Nutzungsrechte']],
    ['fr', ['contrat', 'rémunération', 'hameçonnage', 'mot de passe']],
    ['es', ['contrato', 'contraseña', 'phishing', 'derechos']],
    ['ru', ['оплата', 'договор', 'пароль', 'фишинг']],
    ['no', ['honorar', 'kontrakt', 'passord', 'rettigheter']],
  ] as const)('finds what the articles are about: %s', (language, words) => {
    const findPassage = passagesOf(language)
    const found = words.map((q) => findPosts(textsIn(language), { q }, findPassage).length)
    expect(found).not.toContain(0)
    expect(Math.max(...found)).toBeLessThan(POSTS.length)
  })
})
