import type { Locator, Page } from '@playwright/test'
import { CATEGORIES, type Category, POSTS } from '../../src/content/posts.ts'
import { findPosts } from '../../src/pages/blog/posts.ts'
import { pagePath } from '../../src/urls/location.ts'
import { passagesOf, wordOfOnePost } from '../support/posts.ts'
import { textsIn } from '../support/texts.ts'
import {
  clipboardText,
  expect,
  forbidClipboard,
  forbidCopying,
  holdRequests,
  MOTION,
  open,
  scrollPosition,
  test,
} from './fixtures.ts'
import { boxOf, heading, highlightedItem, postMenuButton, toastArea } from './locators.ts'

const t = textsIn('en')
const { word: WORD, post: POST } = wordOfOnePost('en')

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
    everywhere: main.getByRole('link', { name: t('blogPage.inAllCategories') }),
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
  const { category, posts, field, count, item } = blog(page)
  const highlighted = highlightedItem(page)

  await test.step('the menu of a post opens beside its button on a desk: the title stays in view, with the submenu, too', async () => {
    const first = blog(page).posts.first()
    const title = await boxOf(first.getByRole('heading'))
    await first.getByRole('button').click()
    await blog(page).item(t('blogPage.menu.share')).click()
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
  await test.step('it handles the keys again when the pointer leaves its submenu for another item', async () => {
    await postMenuButton(page, POST.title).press('ArrowUp')
    await expect(highlighted).toHaveText(t('blogPage.menu.share'))
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menu', { name: t('blogPage.menu.share') })).toBeFocused()
    await item(t('blogPage.menu.copyLink')).hover()
    await expect(page.getByRole('menu')).toHaveCount(1)
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(highlighted).toHaveText(t('blogPage.menu.share'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('the search is in one row with the categories on a desk, and the count after the last of them', async () => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const middles = await Promise.all(
        [field, category('all'), category('genZ'), count].map((part) =>
          part.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return Math.round((top + bottom) / 2)
          }),
        ),
      )
      for (const middle of middles) expect(middle).toBeCloseTo(middles[0] ?? 0, -1)
    }
  })
  await test.step('a search keeps the scroll position', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await category('ai').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 150)
    await expect.poll(() => scrollPosition(page)).toBe(150)
    await category('cybersecurity').click()
    await expect(posts).toHaveCount(countOf('cybersecurity'))
    expect(await scrollPosition(page)).toBe(150)
  })
  await test.step('the grid leaves no post alone beside a gap, in any category', async () => {
    for (const name of CATEGORIES) {
      await category(name).click()
      await expect(posts).toHaveCount(countOf(name))
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const narrowAndAlone = async () => {
          const rows = await rowsOf(posts)
          const full = Math.max(...rows.flatMap(({ widths }) => widths))
          return rows.filter(({ widths }) => widths.length === 1 && widths[0] !== full)
        }
        // Until the cards have reached their places
        await expect.poll(narrowAndAlone, `${name} at ${width} px`).toEqual([])
      }
    }
  })
})

test('a search filters while typing, and announces the count; without a result a link clears it', async ({
  page,
}) => {
  await open(page, '/en/blog?category=ai')
  const release = await holdRequests(page, '**/assets/articles-*.js')
  const { field, posts, count, clear, everywhere } = blog(page)
  const list = page.getByRole('list').filter({ has: page.getByRole('article') })
  await field.pressSequentially('nobodywritesthis')
  await test.step('it shows the other posts until the articles are loaded, and that it is busy', async () => {
    await expect(posts).not.toHaveCount(0)
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(list).not.toHaveCSS('animation-name', 'none')
    release()
    await expect(posts).toHaveCount(0)
  })
  await expect(page.getByText(t('blogPage.noArticles'), { exact: true })).toBeVisible()
  await expect(everywhere).toHaveCount(0)
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

  await test.step('the menu of a post copies a link where the clipboard is forbidden, and says so if it cannot', async () => {
    await forbidClipboard(page)
    const copy = async () => {
      await postMenuButton(page, POST.title).click()
      await blog(page).item(t('blogPage.menu.copyLink')).click()
    }
    await copy()
    await expect(toastArea(page)).toContainText(t('blogPage.menu.linkCopied'))
    expect(new URL(await clipboardText(page)).pathname).toBe(`/en/blog/${POST.id}`)
    const selected = () => page.evaluate(() => String(getSelection()))
    expect(await selected()).toBe('')

    // What the visitor has selected stays so.
    await heading(page).selectText()
    const words = await selected()
    expect(words).not.toBe('')
    const button = postMenuButton(page, POST.title)
    await button.press('Enter')
    await expect(highlightedItem(page)).toHaveText(t('blogPage.menu.copyLink'))
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
    expect(await selected()).toBe(words)
    expect(new URL(await clipboardText(page)).pathname).toBe(`/en/blog/${POST.id}`)

    await forbidCopying(page)
    await copy()
    await expect(toastArea(page)).toContainText(t('ui.copyFailed'))
  })
})

test('a search looks through the articles, whose texts are loaded for it alone, and shows where', async ({
  page,
}) => {
  const found = findPosts(t, { q: 'password' }, passagesOf('en'))
  const byText = found.findIndex(({ passage }) => passage)
  const loads: string[] = []
  page.on('request', (request) => loads.push(request.url()))
  const written = () => loads.filter((url) => /\/articles-en-/.test(url)).length
  await open(page, '/en/blog')
  const { field, posts } = blog(page)
  expect(written()).toBe(0)
  await field.focus()
  await expect.poll(written).toBe(1)
  await field.fill('password')
  await expect(posts).toHaveCount(found.length)
  await expect(posts.nth(byText).locator('mark')).toContainText('assword')
  // And by a shared address
  await open(page, '/en/blog?q=password')
  await expect(posts).toHaveCount(found.length)
  await test.step('it keeps the caret position while a word is corrected', async () => {
    await expect(field).toHaveValue('password')
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

test('a search applies text typed before hydration', async ({ page }) => {
  const release = await holdRequests(page)
  await page.goto('/en/blog', { waitUntil: 'commit' })
  const { field, posts } = blog(page)
  await field.fill(WORD)
  release()
  await expect(page).toHaveURL(`/en/blog?q=${WORD}`)
  await expect(posts).toHaveCount(1)
  await expect(field).toHaveValue(WORD)
})

test.describe('the cards', () => {
  const opacities = (posts: Locator) =>
    posts.evaluateAll((all) =>
      all.map((post) => post.parentElement && getComputedStyle(post.parentElement).opacity),
    )

  for (const { reducedMotion, title, moves } of [
    { reducedMotion: 'no-preference', title: 'move when they are filtered', moves: true },
    { reducedMotion: 'reduce', title: 'stay still for who prefers reduced motion', moves: false },
  ] as const) {
    test(title, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await open(page, '/en/blog')
      const { category, posts } = blog(page)
      await page.evaluate(() => {
        const moved = new Set<string>()
        const translucent = new Set<string>()
        Object.assign(window, { moved, translucent })
        const look = () => {
          for (const card of document.querySelectorAll('main li:has(> article)')) {
            const { opacity, transform, clipPath } = getComputedStyle(card)
            if (opacity !== '1') translucent.add(card.id)
            if (transform !== 'none' || clipPath !== 'none') moved.add(`${clipPath} ${transform}`)
          }
          requestAnimationFrame(look)
        }
        look()
      })
      for (const name of ['ai', 'all'] as const) {
        await category(name).click()
        await expect(category(name)).toHaveAttribute('aria-current', 'true')
        // Once more: the page does not begin again.
        await category(name).click()
        await expect(category(name)).toBeFocused()
        await expect(posts).toHaveCount(countOf(name))
      }
      // And faster than the cards move
      for (const name of ['ai', 'cybersecurity', 'all'] as const) await category(name).click()
      await expect.poll(() => opacities(posts)).toEqual(POSTS.map(() => '1'))
      const moved = () =>
        page.evaluate(() => (window as unknown as { moved: Set<string> }).moved.size)
      expect((await moved()) > 0).toBe(moves)
      const translucent = () =>
        page.evaluate(() => (window as unknown as { translucent: Set<string> }).translucent.size)
      expect(await translucent()).toBe(0)
    })
  }
})

test.describe('a cover', () => {
  test.use({ ...MOTION, viewport: { width: 1440, height: 900 } })

  const APART = 'inset(0px 50%)'
  const EXCHANGED = 'inset(0px)'

  test('exchanges its halves', async ({ page }) => {
    await open(page, '/en/blog')
    const { posts } = blog(page)
    await test.step('it exchanges them once when it comes into view, and rests as it was', async () => {
      const third = posts.nth(2)
      const exchanged = third.locator('img').last()
      await expect(exchanged).toHaveCSS('clip-path', APART)
      // In each frame: between two looks of an assertion it would be over.
      const begins = exchanged.evaluate(
        (image) =>
          new Promise<void>((resolve) => {
            const look = () =>
              image.getAnimations().length > 0 ? resolve() : requestAnimationFrame(look)
            look()
          }),
      )
      await third.getByRole('heading').scrollIntoViewIfNeeded()
      await begins
      await expect(exchanged).toHaveCSS('clip-path', APART)
      expect(await exchanged.evaluate((image) => image.getAnimations().length)).toBe(0)
    })
    await test.step('it exchanges them while its card is pointed at', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      const first = posts.first()
      const exchanged = first.locator('img').last()
      await expect(exchanged).toHaveCSS('clip-path', APART)
      await first.getByRole('heading').hover()
      await expect(exchanged).toHaveCSS('clip-path', EXCHANGED)
      await page.mouse.move(0, 0)
      await expect(exchanged).toHaveCSS('clip-path', APART)
    })
    await test.step('it is beside the words on a phone, and above them in its proportion on a small one', async () => {
      const cover = posts.nth(1).locator('img').first()
      for (const width of [320, 344]) {
        await page.setViewportSize({ width, height: 640 })
        const above = await boxOf(cover)
        expect(above.width).toBeGreaterThan(width - 60)
        expect(above.width / above.height).toBeCloseTo(8 / 5, 1)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      const beside = await boxOf(cover)
      expect(beside.width).toBeLessThan(200)
      expect(beside.height).toBe(144)
    })
  })
})

test('the titles of a row are as far down their cards', async ({ page }) => {
  for (const language of ['ru', 'de'] as const) {
    await open(page, pagePath(language, 'blog'))
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await rowsOf(blog(page).posts)
      expect(Math.max(...rows.map(({ widths }) => widths.length))).toBeGreaterThan(1)
      for (const { lines } of rows) expect(lines, `${language} at ${width} px`).toBe(1)
    }
  }
  await test.step('the menu of a post shares by keyboard alone, with the networks in new tabs', async () => {
    const de = textsIn('de')
    const { id, title } = wordOfOnePost('de').post
    const button = postMenuButton(page, title, de)
    const highlighted = highlightedItem(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(highlighted).toHaveText(de('blogPage.menu.copyLink'))
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(highlighted).toHaveText(de('blogPage.menu.share'))
    await page.keyboard.press('ArrowRight')
    const submenu = page.getByRole('menu', { name: de('blogPage.menu.share') })
    await expect(submenu).toBeFocused()

    // Where each of them leads is in tests/unit/pages/blog/share-links.test.ts.
    const link = page.getByRole('menuitem', { name: 'LinkedIn (' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(`/de/blog/${id}`)))
    const mail = page.getByRole('menuitem', { name: de('blogPage.menu.email') })
    await expect(mail).toHaveAttribute('href', /^mailto:/)

    // The menu handles the keys again.
    await page.keyboard.press('ArrowLeft')
    await expect(submenu).toHaveCount(0)
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(highlighted).toHaveText(de('blogPage.menu.copyLink'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 844 }, hasTouch: true })

  const boxOf = (item: Locator) =>
    item.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return { left, top, bottom }
    })

  test('the submenu does not cover the rest of its menu', async ({ page }) => {
    const words = textsIn('de')
    await open(page, pagePath('de', 'blog'))
    const { item } = blog(page)
    const button = page.getByRole('main').getByRole('article').nth(2).getByRole('button')
    const submenu = page.getByRole('menu', { name: words('blogPage.menu.share') })
    for (const y of [160, 500, 540, 760]) {
      await button.evaluate(
        (element, wanted) => scrollBy(0, element.getBoundingClientRect().top - wanted),
        y,
      )
      await button.tap()
      await expect(page.getByRole('menu')).toBeFocused()
      // Until it has its place it is above the page.
      await expect(page.getByRole('menu')).toBeInViewport()
      // Playwright's own tap would scroll the page for room.
      const share = await boxOf(item(words('blogPage.menu.share')))
      await page.touchscreen.tap(share.left + 20, (share.top + share.bottom) / 2)
      await expect(submenu).toBeFocused()
      const email = item(words('blogPage.menu.email'))
      const linkedIn = item('LinkedIn')
      await expect(email).toBeInViewport({ ratio: 1 })
      await expect(linkedIn).toBeInViewport({ ratio: 1 })
      const copyLink = await boxOf(item(words('blogPage.menu.copyLink')))
      const [first, last] = [await boxOf(linkedIn), await boxOf(email)]
      expect(first.top >= copyLink.bottom || last.bottom <= copyLink.top).toBe(true)
      await page.keyboard.press('Escape')
      await expect(submenu).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menuitem')).toHaveCount(0)
    }
  })
})
