import type { Locator, Page } from '@playwright/test'
import { POST_IDS } from '../../src/content/post-ids.ts'
import { findPosts, readPost, readPosts } from '../../src/pages/blog/posts.ts'
import { pagePath } from '../../src/urls/location.ts'
import { postSlug } from '../../src/urls/pages.ts'
import { messagesOf } from '../support/texts.ts'
import { clipboardText, expect, open, scrollPosition, test } from './fixtures.ts'
import { postMenuButton, toastArea } from './locators.ts'

const t = messagesOf('en')
const [NEWEST, SECOND] = readPosts(t)
const WITH_PROMPT = readPost(t, 'ai-holds-the-camera')

const article = (page: Page) => {
  const main = page.getByRole('main')
  return {
    title: main.getByRole('heading', { level: 1 }),
    contents: main.getByRole('navigation', { name: t('blogPage.article.contents') }),
    more: main.getByRole('navigation', { name: t('nav.blog'), exact: true }),
    prompt: main.getByRole('button', { name: t('blogPage.article.copyPrompt') }).first(),
  }
}

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title })

test('a card leads to its article, and Back to the same place of the filtered list', async ({
  page,
}) => {
  const filtered = findPosts(t, { category: 'influencerMarketing' })
  const { title, id } = filtered.at(-1) ?? WITH_PROMPT
  await open(page, '/en/blog?category=influencerMarketing')
  await card(page, title).scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  expect(before).toBeGreaterThan(200)
  await card(page, title).click()
  await expect(page).toHaveURL(pagePath('en', postSlug(id)))
  await expect(article(page).title).toHaveText(title)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/en/blog?category=influencerMarketing')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(filtered.length)
  await expect.poll(() => scrollPosition(page)).toBeCloseTo(before, -1)
})

test('the picture of a card leads to the article, too, and its menu stays a menu', async ({
  page,
}) => {
  await open(page, '/en/blog')
  const first = page.getByRole('main').getByRole('article').first()
  await first.getByRole('button').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  // By force: the link lies above the picture.
  await first.locator('img').first().click({ force: true })
  await expect(article(page).title).toHaveText(NEWEST?.title ?? '')
})

test('the contents stay beside the text on a wide screen, and show where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await open(page, pagePath('en', postSlug('keep-your-account')))
  const { contents } = article(page)
  const current = contents.locator('[aria-current]')
  await expect(current).toHaveCount(0)
  for (const index of [2, 1]) {
    const link = contents.getByRole('link').nth(index)
    const name = (await link.textContent()) ?? ''
    await link.click()
    const heading = page.getByRole('heading', { level: 2, name })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const text = page.locator('section', { has: heading }).locator('p')
    await text.last().scrollIntoViewIfNeeded()
    await expect(current).toHaveText(name)
    await expect(contents).toBeInViewport({ ratio: 1 })
    const edges = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().toJSON())
    expect((await edges(contents)).right).toBeLessThan((await edges(text.last())).left)
  }
})

test('a section is marked in the contents until the next one begins', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, pagePath('en', postSlug('mark-the-ad')))
  const links = article(page).contents.getByRole('link')
  const current = article(page).contents.locator('[aria-current]')
  const sections = page.locator('section[id]', { has: page.locator('h2') })
  const titles = await links.allTextContents()
  await expect(sections.locator('h2')).toHaveText(titles)
  for (const [index, title] of titles.slice(0, -1).entries()) {
    // The line that is read is between the two.
    await sections.nth(index).evaluate((section) => {
      const { bottom } = section.getBoundingClientRect()
      const next = section.nextElementSibling?.getBoundingClientRect().top ?? bottom
      scrollBy(0, (bottom + next) / 2 - innerHeight * 0.33)
    })
    await expect(current).toHaveText(title)
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(current).toHaveText(titles.at(-1) ?? '')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
})

test('a phone folds the contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pagePath('en', postSlug('keep-your-account')))
  const { contents } = article(page)
  const last = contents.getByRole('link').last()
  await expect(last).toBeHidden()
  await contents.getByText(t('blogPage.article.contents')).filter({ visible: true }).click()
  await last.click()
  await expect(page.locator('#sources').getByRole('heading')).toBeInViewport()
})

test('the sources are folded until they are asked for', async ({ page }) => {
  await open(page, pagePath('en', postSlug('mark-the-ad')))
  const sources = page.locator('#sources')
  await expect(sources.getByRole('heading')).toBeVisible()
  await expect(sources.getByRole('link').first()).toBeHidden()
  await expect(sources.locator('summary')).toContainText(`${await sources.locator('li').count()}`)
  await article(page).contents.getByRole('link').last().click()
  await expect(sources.getByRole('link').first()).toBeInViewport()
})

test('the rules of each country are collapsed, except for the first; on a phone all of them', async ({
  page,
}) => {
  await open(page, pagePath('en', postSlug('mark-the-ad')))
  const list = page.locator('main details[data-entries]')
  const country = (index: number) => list.locator('details').nth(index)
  const asks = (index: number) => country(index).getByRole('listitem').first()
  await expect(asks(0)).toBeVisible()
  await expect(asks(1)).toBeHidden()
  await country(1).locator('summary').click()
  await expect(asks(1)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(country(1)).toBeHidden()
  await list
    .getByText(t('blogPage.article.countries', { count: await list.locator('details').count() }))
    .click()
  await expect(asks(1)).toBeVisible()
})

test('choosing a country shows its labels, and the first of them in the figures', async ({
  page,
}) => {
  await open(page, pagePath('en', postSlug('mark-the-ad')))
  const words = page.getByRole('main').getByRole('status')
  const labels = page.getByRole('figure').locator('text')
  await expect(words).toHaveText('Ad, Advert, #ad')
  await expect(labels).toHaveText(Array(6).fill('Ad'))
  await page
    .getByRole('combobox', { name: t('blogPage.article.country') })
    .selectOption({ label: 'France' })
  await expect(words).toHaveText('Publicité, Collaboration commerciale, or an equivalent')
  await expect(labels).toHaveText(Array(6).fill('Publicité'))
  const entry = page.locator('main details details', { hasText: 'France' }).first()
  await expect(entry.getByRole('listitem').first()).toBeHidden()
  await page.getByRole('link', { name: t('blogPage.article.rules') }).click()
  await expect(entry.getByRole('listitem').first()).toBeInViewport()
})

test('a prompt is copied, with a toast', async ({ page }) => {
  await open(page, pagePath('en', postSlug(WITH_PROMPT.id)))
  await article(page).prompt.click()
  await expect(toastArea(page)).toContainText(t('blogPage.article.promptCopied'))
  const text = await page.locator('pre').first().textContent()
  expect((await clipboardText(page)).trim()).toBe(text?.trim())
})

test('a prompt that cannot be copied is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await open(page, pagePath('en', postSlug(WITH_PROMPT.id)))
  await article(page).prompt.click()
  const text = await page.locator('pre').first().textContent()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).toBe(text?.trim())
})

test('an article links to the next one and to the page of its audience', async ({ page }) => {
  await open(page, pagePath('en', postSlug(NEWEST?.id ?? POST_IDS[0])))
  await article(page)
    .more.getByRole('link', { name: SECOND?.title ?? '' })
    .click()
  await expect(article(page).title).toHaveText(SECOND?.title ?? '')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('hero.ctaInfluencer') })
    .click()
  await expect(page).toHaveURL('/en/for-influencers')
})

test('the link of an article is copied at one press, beside its menu, however narrow', async ({
  page,
}) => {
  const russian = messagesOf('ru')
  const { id, title } = readPost(russian, 'mark-the-ad')
  const main = page.getByRole('main')
  const copy = main.getByRole('button', { name: russian('blogPage.menu.copyLink') })
  const menu = postMenuButton(page, title, russian)
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, pagePath('ru', postSlug(id)))
    const [first, second] = await Promise.all([copy.boundingBox(), menu.boundingBox()])
    expect(second?.y, `at ${width} px`).toBe(first?.y)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await copy.click()
    await expect(page.getByText(russian('blogPage.menu.linkCopied')).first()).toBeVisible()
    expect(await clipboardText(page)).toBe(page.url())
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is read from the list', async ({ page }) => {
    const german = messagesOf('de')
    const post = readPost(german, 'keep-your-account')
    await page.goto(pagePath('de', 'blog'))
    const categories = { name: german('blogPage.categoryLabel'), includeHidden: true }
    await expect(page.getByRole('navigation', categories)).toBeHidden()
    await expect(page.getByRole('searchbox', { includeHidden: true })).toBeHidden()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(POST_IDS.length)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    const title = post.title.replaceAll('\u00AD', '')
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(article(page).title).toHaveText(title)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('figure').getByRole('img', { name: /./ })).toHaveCount(3)
  })
})
