import { describe, expect, it } from 'vitest'
import { mailLink, SHARE_TARGETS } from '../../../../src/pages/blog/share-links.ts'

const SHARED = {
  address: 'https://duet.example/ru/blog#comments-first',
  title: 'Зумеры читают & пишут: 100 % «правда»?',
}

describe.each(SHARE_TARGETS)('$name', ({ link }) => {
  const url = new URL(link(SHARED))

  it('is reached over a secure connection', () => {
    expect(url.protocol).toBe('https:')
  })

  it('is given the whole address, anchor included', () => {
    expect([...url.searchParams.values()]).toContain(SHARED.address)
  })

  it('has nothing of the address in its own anchor', () => {
    expect(url.hash).toBe('')
  })
})

it('X is given the title as the text of the post', () => {
  const x = SHARE_TARGETS.find(({ name }) => name === 'X')
  expect(new URL(x?.link(SHARED) ?? '').searchParams.get('text')).toBe(SHARED.title)
})

describe('an e-mail', () => {
  const [, query = ''] = mailLink(SHARED).split('?')
  const parts = new Map(query.split('&').map((part) => part.split('=') as [string, string]))

  it('has the title for its subject and the address for its text', () => {
    expect(decodeURIComponent(parts.get('subject') ?? '')).toBe(SHARED.title)
    expect(decodeURIComponent(parts.get('body') ?? '')).toBe(SHARED.address)
  })

  it('has no plus signs, which mail programs do not read as spaces', () => {
    expect(query).not.toContain('+')
  })
})
