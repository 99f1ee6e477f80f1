import { describe, expect, it } from 'vitest'
import { HANDLE_PATTERN, LINK_LIMIT, readHandle } from '../../../src/inquiry/handle.ts'

/** As the browser applies the pattern of a field */
const isAllowed = (typed: string) => new RegExp(`^(?:${HANDLE_PATTERN})$`, 'v').test(typed)

describe('the name of a creator', () => {
  it.each([
    ['anna.films', '@anna.films'],
    ['@anna_films', '@anna_films'],
    ['  anna ', '@anna'],
    ['a'.repeat(30), `@${'a'.repeat(30)}`],
    ['instagram.com/anna.films', '@anna.films'],
    ['www.instagram.com/anna.films/', '@anna.films'],
    ['https://www.instagram.com/anna.films?igsh=MWQ1&utm_source=qr', '@anna.films'],
    ['http://instagram.com/anna#top', '@anna'],
    ['instagram.com/anna/reels', '@anna'],
    ['https://www.instagram.com/anna.films/reels/?hl=en', '@anna.films'],
    ['instagram.com/explore.anna', '@explore.anna'],
    ['instagram.com/tv_anna', '@tv_anna'],
    ['tiktok.com/@anna', '@anna'],
    ['tiktok.com/@anna/video/1', '@anna'],
    ['tiktok.com/@explore', '@explore'],
    ['_._a', '@_._a'],
    ['https://m.tiktok.com/@anna/', '@anna'],
    ['https://www.tiktok.com/@anna.films?_t=8x&_r=1 ', '@anna.films'],
  ])('%j is %s, for the field as well', (typed, name) => {
    expect(readHandle(typed)).toBe(name)
    expect(isAllowed(typed)).toBe(true)
  })

  it.each([
    '',
    'a',
    'not a handle',
    '@@anna',
    'a'.repeat(31),
    '..',
    '@_.',
    'instagram.com/..',
    'instagram.com/explore',
    'instagram.com/explore/tags/films',
    'https://www.instagram.com/reel/C1a2b3/',
    'instagram.com/stories/anna/1',
    'anna@films.com',
    'instagram.com',
    'https://www.tiktok.com/',
    'https://www.tiktok.com/explore',
    'https://www.instagram.com/p/C1a2b3/',
    'https://vm.tiktok.com/ZMabc/',
    'https://instagram.com.evil.example/anna',
    'https://example.com/anna',
    'javascript:alert(1)',
    '<script>',
  ])('%j is no name, for the field as well', (typed) => {
    expect(readHandle(typed)).toBeUndefined()
    expect(isAllowed(typed)).toBe(false)
  })

  it('is in no link that is longer than its field takes', () => {
    const link = 'tiktok.com/@anna/'.padEnd(LINK_LIMIT, 'x')
    expect(readHandle(link)).toBe('@anna')
    expect(readHandle(`${link}x`)).toBeUndefined()
  })
})
