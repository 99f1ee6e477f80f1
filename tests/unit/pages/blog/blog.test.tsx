// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CATEGORIES, type Category } from '../../../../src/content/posts.ts'
import { PostList } from '../../../../src/pages/blog/post-list.tsx'
import { findPosts } from '../../../../src/pages/blog/posts.ts'
import { wordOfOnePost } from '../../../support/posts.ts'
import { renderInLanguage } from '../../../support/render-in-language.tsx'
import { textsIn } from '../../../support/texts.ts'

const t = textsIn('en')

async function openBlog(at = '/blog') {
  const { router } = await renderInLanguage('en', <PostList />, at)
  await pass(0)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    field,
    address: () => router.state.location.href,
    entries: () => router.history.length,
    back: () => {
      router.history.back()
      return pass(0)
    },
  }
}

const category = (name: Category) =>
  within(screen.getByRole('navigation', { name: t('blogPage.categoryLabel') })).getByRole('link', {
    name: t(`blogPage.categories.${name}`),
  })
const typeInto = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } })
const follow = (link: HTMLElement) => {
  fireEvent.click(link)
  return pass(0)
}

/** Lets time pass and the page settle. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** In it the address follows what was typed. */
const PAUSE_MS = 200

const FEWER_MOVES: Partial<MediaQueryList> = { matches: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => FEWER_MOVES)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('typing', () => {
  it('updates the URL after the debounce, not before, without an entry in the history', async () => {
    const { field, address, entries } = await openBlog()
    typeInto(field, 'b')
    await pass(PAUSE_MS - 1)
    expect(address()).toBe('/en/blog')
    await pass(1)
    expect(address()).toBe('/en/blog?q=b')
    expect(entries()).toBe(1)
  })

  it.each([
    ['restarts the debounce on every keystroke', ['b', 'br'], 150, '/en/blog'],
    ['keeps a trailing space', ['gen '], PAUSE_MS, '/en/blog?q=gen+'],
    ['removes the parameter of an empty field', ['brief', ''], PAUSE_MS, '/en/blog'],
  ])('%s', async (_what, texts, pause, expected) => {
    const { field, address } = await openBlog()
    for (const text of texts) {
      typeInto(field, text)
      await pass(pause)
    }
    expect(field.value).toBe(texts.at(-1))
    expect(address()).toBe(expected)
  })

  it('keeps keystrokes during a navigation', async () => {
    const { field, address } = await openBlog()
    typeInto(field, 'brief')
    await act(async () => {
      vi.advanceTimersByTime(PAUSE_MS)
      typeInto(field, 'brief that')
    })
    expect(field.value).toBe('brief that')
    await pass(PAUSE_MS)
    expect(address()).toBe('/en/blog?q=brief+that')
  })

  it('searches at once on Enter', async () => {
    const { field, address } = await openBlog()
    typeInto(field, 'brief')
    fireEvent.submit(field)
    await pass(0)
    expect(address()).toBe('/en/blog?q=brief')
  })

  it('survives choosing a category during the debounce', async () => {
    const { field, address } = await openBlog()
    typeInto(field, 'passkeys')
    await follow(category('cybersecurity'))
    expect(address()).toBe('/en/blog?q=passkeys&category=cybersecurity')
    expect(field.value).toBe('passkeys')
  })
})

it('the current category opens a new tab on a Ctrl-click', async () => {
  await openBlog()
  const isLeftToBrowser = fireEvent.click(category('all'), { ctrlKey: true })
  expect(isLeftToBrowser).toBe(true)
})

describe('Back', () => {
  it('cancels a pending search', async () => {
    const { field, address, back } = await openBlog()
    await follow(category('ai'))
    expect(address()).toBe('/en/blog?category=ai')
    typeInto(field, 'x')
    await back()
    await pass(PAUSE_MS)
    expect(field.value).toBe('')
    expect(address()).toBe('/en/blog')
  })
})

it('a search for a category marks it on each of its posts', async () => {
  const label = t('blogPage.categories.cybersecurity')
  await openBlog(`/blog?q=${label}`)
  const marked = screen
    .getAllByRole('article')
    .flatMap((card) => [...card.querySelectorAll('mark')].map(({ textContent }) => textContent))
  const posts = findPosts(t, { category: 'cybersecurity' })
  expect(marked.filter((text) => text === label)).toHaveLength(posts.length)
})

it('a post is found by a shared address, and shows its category and its author', async () => {
  const { word, post } = wordOfOnePost('en')
  const { field } = await openBlog(`/blog?q=${word}&category=${post.category}`)
  expect(field.value).toBe(word)
  expect(category(post.category).getAttribute('aria-current')).toBe('true')
  expect(category('all').getAttribute('aria-current')).toBeNull()
  const card = within(screen.getByRole('article'))
  card.getByRole('heading', { name: post.title })
  const audience = t(post.audience === 'creator' ? 'nav.forInfluencers' : 'nav.forBrands')
  expect(screen.getByRole('article').textContent).toContain(
    `${t(`blogPage.categories.${post.category}`)} · ${audience}`,
  )
  expect(screen.getByRole('article').textContent).toContain(post.author)
  expect(screen.getByRole('article').querySelector('mark')?.textContent).toBeTruthy()
})

it('as many posts of another category are announced again', async () => {
  const counts = CATEGORIES.map(
    (name) => findPosts(t, name === 'all' ? {} : { category: name }).length,
  )
  const index = counts.findIndex((count, at) => counts.indexOf(count) < at)
  const [one, other] = [CATEGORIES[counts.indexOf(counts[index] ?? 0)], CATEGORIES[index]]
  if (!one || !other) throw new Error('No two categories have as many posts')
  await openBlog(`/blog?category=${one}`)
  const status = screen.getByRole('status')
  const added: Node[] = []
  const observer = new MutationObserver((records) => {
    added.push(...records.flatMap((record) => [...record.addedNodes]))
  })
  observer.observe(status, { childList: true, subtree: true })
  await follow(category(other))
  expect(added.map((node) => node.textContent)).toContain(status.textContent)
})

it('a search without a result in its category leads to that in all, and the focus to the count', async () => {
  const { word, post } = wordOfOnePost('en')
  const other = CATEGORIES.find((name) => name !== 'all' && name !== post.category) ?? 'all'
  const { address } = await openBlog(`/blog?q=${word}&category=${other}`)
  expect(screen.queryByRole('article')).toBeNull()
  const link = screen.getByRole('link', { name: t('blogPage.inAllCategories') })
  // In a new tab: here nothing changes.
  link.focus()
  fireEvent.click(link, { ctrlKey: true })
  expect(document.activeElement).toBe(link)
  await follow(link)
  expect(address()).toBe(`/en/blog?q=${word}`)
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
