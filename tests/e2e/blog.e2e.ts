import type { Locator, Page } from '@playwright/test'
import { CATEGORIES, type Category, POSTS } from '../../src/content/posts.ts'
import { findPosts } from '../../src/pages/blog/posts.ts'
import { pagePath } from '../../src/urls/location.ts'
import { passagesOf, wordOfOnePost } from '../support/posts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, holdRequests, MOTION, open, scrollPosition, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

const t = textsIn('en')
const { word: WORD } = wordOfOnePost('en')

/** How many posts a category holds in English. */
const countOf = (category: Category) => findPosts(t, category === 'all' ? {} : { category }).length

const blog = (page: Page) => {
  const main = page.getByRole('main')
  return {
    field: main.getByRole('searchbox', { name: t('blogPage.searchLabel') }),
    posts: main.getByRole('article'),
    count: main.getByRole('status'),
    category: (name: Category) =>
      main
        .getByRole('navigation', { name: t('blogPage.categoryLabel') })
        .getByRole('link', { name: t(`blogPage.categories.${name}`), exact: true }),
    clear: main.getByRole('link', { name: t('blogPage.clearFilters') }),
    item: (name: string) => page.getByRole('menuitem', { name }),
  }
}

/** How far below its upper edge the title of each card is, and the width of each, from row to row */
const rowsOf = (posts: Locator) =>
  posts.evaluateAll((all) => {
    const rows = new Map<number, { titles: Set<number>; widths: number[] }>()
    for (const post of all) {
      // The right card of a row is lower than the left one.
      const { top, width } = post.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const row = rows.get(top) ?? { titles: new Set(), widths: [] }
      const title = post.querySelector('h2')?.getBoundingClientRect()
      row.titles.add(Math.round((title?.top ?? 0) - post.getBoundingClientRect().top))
      row.widths.push(Math.round(width))
      rows.set(top, row)
    }
    return [...rows.values()].map(({ titles, widths }) => ({ lines: titles.size, widths }))
  })

test('the list of posts on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/en/blog')
  const { category, posts, item } = blog(page)

  await test.step('the menu of a post opens beside its button: the title stays in view, with the submenu, too', async () => {
    const title = await boxOf(posts.first().getByRole('heading'))
    await posts.first().getByRole('button').click()
    await item(t('blogPage.menu.share')).click()
    const menus = page.getByRole('menu')
    await expect(menus).toHaveCount(2)
    for (const menu of await menus.all()) {
      await expect(menu).toBeInViewport({ ratio: 1 })
      expect((await boxOf(menu)).y).toBeGreaterThan(title.y + title.height)
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(menus).toHaveCount(0)
  })
  await test.step('a category keeps the scroll position', async () => {
    await category('ai').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 150)
    await expect.poll(() => scrollPosition(page)).toBe(150)
    await category('cybersecurity').click()
    await expect(posts).toHaveCount(countOf('cybersecurity'))
    expect(await scrollPosition(page)).toBe(150)
  })
  await test.step('the grid leaves no post alone beside a gap, however many there are', async () => {
    for (const name of new Map(CATEGORIES.map((each) => [countOf(each), each])).values()) {
      await category(name).click()
      await expect(posts).toHaveCount(countOf(name))
      const narrowAndAlone = async () => {
        const rows = await rowsOf(posts)
        const full = Math.max(...rows.flatMap(({ widths }) => widths))
        return rows.filter(({ widths }) => widths.length === 1 && widths[0] !== full)
      }
      // Until the cards have reached their places
      await expect.poll(narrowAndAlone, name).toEqual([])
    }
  })
})

test('a search looks through the articles, whose texts are loaded for it alone, and says what it has found', async ({
  page,
}) => {
  const { field, posts, count, clear } = blog(page)
  const found = findPosts(t, { q: 'password' }, passagesOf('en'))
  const byText = found.findIndex(({ passage }) => passage)
  const articles = '**/assets/articles-*.js'

  await test.step('text typed before hydration is applied', async () => {
    const release = await holdRequests(page)
    await page.goto('/en/blog', { waitUntil: 'commit' })
    await field.fill(WORD)
    release()
    await expect(page).toHaveURL(`/en/blog?q=${WORD}`)
    await expect(posts).toHaveCount(1)
    await expect(field).toHaveValue(WORD)
    await page.unrouteAll()
  })
  await test.step('it shows the other posts until the articles are loaded, and that it is busy', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const release = await holdRequests(page, articles)
    await open(page, '/en/blog?category=ai')
    const isAsked = () => asked.some((url) => url.includes('/articles-'))
    expect(isAsked()).toBe(false)
    await field.focus()
    await expect.poll(isAsked).toBe(true)
    const list = page.getByRole('list').filter({ has: page.getByRole('article') })
    await field.pressSequentially('nobodywritesthis')
    await expect(posts).not.toHaveCount(0)
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(list).not.toHaveCSS('animation-name', 'none')
    release()
    await expect(posts).toHaveCount(0)
  })
  await test.step('without a result it says so, and a link clears it', async () => {
    await expect(page.getByText(t('blogPage.noArticles'), { exact: true })).toBeVisible()
    await expect(count).toHaveText(
      `${t('blogPage.resultCount', { count: 0 })}. ${t('blogPage.noArticles')}`,
    )
    await expect(field).toHaveValue('nobodywritesthis')
    await expect(field).toBeFocused()
    await clear.click()
    await expect(posts).toHaveCount(POSTS.length)
    await expect(count).toHaveText(t('blogPage.resultCount', { count: POSTS.length }))
    await expect(page).toHaveURL('/en/blog')
    await expect(field).toHaveValue('')
    await expect(count).toBeFocused()
  })
  await test.step('it shows where a word stands, also at a shared address', async () => {
    await field.fill('password')
    await expect(page).toHaveURL('/en/blog?q=password')
    await page.reload()
    await expect(posts).toHaveCount(found.length)
    await expect(posts.nth(byText).locator('mark')).toContainText('assword')
    await expect(field).toHaveValue('password')
  })
  await test.step('it keeps the caret position while a word is corrected', async () => {
    await field.fill('passkes')
    await expect(page).toHaveURL('/en/blog?q=passkes')
    await field.press('End')
    await field.press('ArrowLeft')
    await field.pressSequentially('y')
    await expect(page).toHaveURL('/en/blog?q=passkeys')
    await field.pressSequentially('!')
    await expect(field).toHaveValue('passkey!s')
  })
})

test.describe('with motion', () => {
  test.use({ ...MOTION, viewport: { width: 1440, height: 900 } })

  test('a cover exchanges its halves, and cards move when they are filtered', async ({ page }) => {
    await open(page, '/en/blog')
    const { category, posts } = blog(page)
    const exchanged = (index: number) => posts.nth(index).locator('img').last()
    const APART = 'inset(0px 50%)'

    await test.step('once when the cover comes into view, and it rests as it was', async () => {
      await expect(exchanged(2)).toHaveCSS('clip-path', APART)
      // In each frame: between two looks of an assertion it would be over.
      const begins = exchanged(2).evaluate(
        (image) =>
          new Promise<void>((resolve) => {
            const look = () =>
              image.getAnimations().length > 0 ? resolve() : requestAnimationFrame(look)
            look()
          }),
      )
      await posts.nth(2).getByRole('heading').scrollIntoViewIfNeeded()
      await begins
      await expect(exchanged(2)).toHaveCSS('clip-path', APART)
      expect(await exchanged(2).evaluate((image) => image.getAnimations().length)).toBe(0)
    })
    await test.step('while its card is pointed at', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await expect(exchanged(0)).toHaveCSS('clip-path', APART)
      await posts.first().getByRole('heading').hover()
      await expect(exchanged(0)).toHaveCSS('clip-path', 'inset(0px)')
      await page.mouse.move(0, 0)
      await expect(exchanged(0)).toHaveCSS('clip-path', APART)
    })

    for (const [reducedMotion, moves] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const)
      await test.step(`cards ${moves ? 'move, and are never translucent' : 'stay still for who prefers it'}`, async () => {
        await page.emulateMedia({ reducedMotion })
        const seen = await page.evaluateHandle(() => {
          const seen = { translucent: false, moved: false, isOver: false }
          const look = () => {
            for (const card of document.querySelectorAll('main li:has(> article)')) {
              const { opacity, transform, clipPath } = getComputedStyle(card)
              if (opacity !== '1') seen.translucent = true
              if (transform !== 'none' || clipPath !== 'none') seen.moved = true
            }
            if (!seen.isOver) requestAnimationFrame(look)
          }
          look()
          return seen
        })
        await category('ai').click()
        await expect(posts).toHaveCount(countOf('ai'))
        // And faster than the cards move
        for (const name of ['cybersecurity', 'ai', 'all'] as const) await category(name).click()
        await expect(posts).toHaveCount(POSTS.length)
        const areAtRest = () =>
          posts.evaluateAll((articles) =>
            articles.every(({ parentElement: card }) => {
              const { transform, clipPath } = getComputedStyle(card as HTMLElement)
              return transform === 'none' && clipPath === 'none'
            }),
          )
        await expect.poll(areAtRest).toBe(true)
        expect(await seen.evaluate((each) => Object.assign(each, { isOver: true }))).toMatchObject({
          translucent: false,
          moved: moves,
        })
      })
  })
})

test.describe('the cards by touch, in languages with long words and other letters', () => {
  test.use({ viewport: { width: 768, height: 900 }, hasTouch: true })

  const expectTitlesInRows = async (page: Page) => {
    const rows = await rowsOf(blog(page).posts)
    expect(Math.max(...rows.map(({ widths }) => widths.length))).toBeGreaterThan(1)
    for (const { lines } of rows) expect(lines).toBe(1)
  }

  test('in a row they are in line; on a phone covers and menus find room', async ({ page }) => {
    await open(page, pagePath('de', 'blog'))
    const { item, posts } = blog(page)
    await test.step('the titles of a row are as far down their cards', () =>
      expectTitlesInRows(page))

    await test.step('a cover is beside the words on a phone, and above them in its proportion on a small one', async () => {
      const cover = posts.nth(1).locator('img').first()
      await page.setViewportSize({ width: 390, height: 844 })
      const beside = await boxOf(cover)
      expect(beside.width).toBeLessThan(200)
      expect(beside.height).toBe(144)
      await page.setViewportSize({ width: 320, height: 844 })
      const above = await boxOf(cover)
      expect(above.width).toBeGreaterThan(260)
      expect(above.width / above.height).toBeCloseTo(8 / 5, 1)
    })
    await test.step('the submenu does not cover the rest of its menu', async () => {
      const words = textsIn('de')
      const button = posts.nth(2).getByRole('button')
      const submenu = page.getByRole('menu', { name: words('blogPage.menu.share') })
      for (const top of [160, 540, 760]) {
        await button.evaluate(
          (element, wanted) => scrollBy(0, element.getBoundingClientRect().top - wanted),
          top,
        )
        await button.tap()
        await expect(page.getByRole('menu')).toBeFocused()
        // Until it has its place it is above the page.
        await expect(page.getByRole('menu')).toBeInViewport()
        // Playwright's own tap would scroll the page for room.
        const share = await boxOf(item(words('blogPage.menu.share')))
        await page.touchscreen.tap(share.x + 20, share.y + share.height / 2)
        await expect(submenu).toBeFocused()
        const [linkedIn, email] = [item('LinkedIn'), item(words('blogPage.menu.email'))]
        await expect(email).toBeInViewport({ ratio: 1 })
        await expect(linkedIn).toBeInViewport({ ratio: 1 })
        const copyLink = await boxOf(item(words('blogPage.menu.copyLink')))
        const [first, last] = [await boxOf(linkedIn), await boxOf(email)]
        expect(first.y >= copyLink.y + copyLink.height || last.y + last.height <= copyLink.y).toBe(
          true,
        )
        await page.keyboard.press('Escape')
        await expect(submenu).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menuitem')).toHaveCount(0)
      }
    })
    await test.step('the titles of a row in Russian', async () => {
      await open(page, pagePath('ru', 'blog'))
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectTitlesInRows(page)
    })
  })
})
