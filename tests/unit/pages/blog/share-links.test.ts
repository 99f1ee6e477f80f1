import { describe, expect, it } from 'vitest'
import { mailLink, SHARE_TARGETS } from '../../../../src/pages/blog/share-links.ts'

const SHARED = {
  url: 'https://duet.example/ru/blog#comments-first',
  title: 'Зумеры читают & пишут: 100 % «правда»?',
}

it.each(SHARE_TARGETS)('$name gets the absolute URL with its hash, over https', ({ href }) => {
  const url = new URL(href(SHARED))
  expect(url.protocol).toBe('https:')
  expect(url.hash).toBe('')
  expect([...url.searchParams.values()]).toContain(SHARED.url)
})

it('X gets the title as the text of the post', () => {
  const x = SHARE_TARGETS.find(({ name }) => name === 'X')
  expect(new URL(x?.href(SHARED) ?? '').searchParams.get('text')).toBe(SHARED.title)
})

describe('an e-mail', () => {
  const [, query = ''] = mailLink(SHARED).split('?')
  const parts = new Map(query.split('&').map((part) => part.split('=') as [string, string]))

  it('has the title as subject and the URL as body', () => {
    expect(decodeURIComponent(parts.get('subject') ?? '')).toBe(SHARED.title)
    expect(decodeURIComponent(parts.get('body') ?? '')).toBe(SHARED.url)
  })

  it('has no plus signs, which mail clients do not decode', () => {
    expect(query).not.toContain('+')
  })
})

it('takes no invisible character of the title along', () => {
  const title = 'Sous-\u2060titres et Ver\u00ADmitt\u00ADlung'
  const links = [
    ...SHARE_TARGETS.map(({ href }) => href({ ...SHARED, title })),
    mailLink({ ...SHARED, title }),
  ]
  expect(links.filter((link) => /%C2%AD|%E2%81%A0/.test(link))).toEqual([])
})
