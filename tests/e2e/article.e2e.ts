import type { Locator, Page } from '@playwright/test'
import { POST_IDS } from '../../src/content/post-ids.ts'
import { findPosts, readPost, readPosts } from '../../src/pages/blog/posts.ts'
import { pagePath } from '../../src/urls/location.ts'
import { postSlug } from '../../src/urls/pages.ts'
import { textsIn } from '../support/texts.ts'
import { clipboardText, expect, forbidCopying, open, scrollPosition, test } from './fixtures.ts'
import { boxOf, footerLink, postMenuButton, toastArea } from './locators.ts'

const t = textsIn('en')
const [NEWEST, SECOND] = readPosts(t)
const WITH_PROMPT = readPost(t, 'ai-holds-the-camera')

const article = (page: Page) => {
  const main = page.getByRole('main')
  return {
    title: main.getByRole('heading', { level: 1 }),
    contents: main.getByRole('navigation', { name: t('blogPage.article.contents') }),
    more: main.getByRole('navigation', { name: t('blogPage.article.more') }),
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
  await test.step('the picture of a card leads to the article, too, and its menu stays a menu', async () => {
    const first = page.getByRole('main').getByRole('article').first()
    await first.getByRole('button').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    // By force: the link lies above the picture.
    await first.locator('img').first().click({ force: true })
    await expect(article(page).title).toHaveText(filtered[0]?.title ?? '')
  })
})

/** Facts of an article are on two lines. */
async function expectFactsOnTwoLines(page: Page) {
  const lines = page
    .locator('article p', { has: page.locator('time') })
    .first()
    .locator('xpath=../p')
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all()) expect((await boxOf(line)).height).toBeLessThan(40)
}

test('on a wide screen an article has two edges: titles and quotes begin at that of the page', async ({
  page,
}) => {
  for (const id of ['ghost-followers', 'mark-the-ad'] as const) {
    await open(page, pagePath('en', postSlug(id)))
    const edgesOf = (parts: string) =>
      page
        .getByRole('main')
        .locator(`:is(section, [data-begin]) > :is(${parts})`)
        .evaluateAll((all) => [
          ...new Set(all.map((part) => Math.round(part.getBoundingClientRect().left))),
        ])
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const title = await article(page).title.evaluate((h1) => h1.getBoundingClientRect().left)
      const crossing = await edgesOf('h2, blockquote, details, [data-figures="3"]')
      const reading = await edgesOf('p, ul, ol, h3, table, [data-figures="2"]')
      expect(crossing, `${id} at ${width} px`).toEqual([Math.round(title)])
      expect(reading, `${id} at ${width} px`).toHaveLength(1)
    }
  }
})

test('an article about labels shows sources when they are asked for, and the labels of a country', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, pagePath('en', postSlug('mark-the-ad')))
  await test.step('on a wide screen its facts are on two lines', () => expectFactsOnTwoLines(page))
  await test.step('the sources are folded until they are asked for', async () => {
    const sources = page.locator('#sources')
    await expect(sources.getByRole('heading')).toBeVisible()
    await expect(sources.getByRole('link').first()).toBeHidden()
    await expect(sources.locator('summary')).toContainText(`${await sources.locator('li').count()}`)
    await article(page).contents.getByRole('link').last().click()
    await expect(sources.getByRole('link').first()).toBeInViewport()
    const heights = await sources
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getClientRects()[0]?.height ?? 0))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
  await test.step('choosing a country shows its labels, and the first of them in the figures', async () => {
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
  await test.step('the words of a country are in its language, in the list and where they are looked up', async () => {
    const entry = (country: string) =>
      page.locator('main details details > summary', { hasText: country })
    await expect(entry('Germany').locator('[lang=de]')).toHaveText('Werbung, Anzeige')
    const country = page.getByRole('combobox', { name: t('blogPage.article.country') })
    const words = page.getByRole('main').getByRole('status')
    await country.selectOption({ label: 'Germany' })
    await expect(words.locator('[lang=de]')).toHaveText(['Werbung', 'Anzeige'])
    await expect(page.getByRole('figure').locator('[lang=de]')).toHaveText(Array(6).fill('Werbung'))
    await country.selectOption({ label: 'France' })
    await expect(words.locator('[lang]')).toHaveText(['Publicité', 'Collaboration commerciale'])
    await country.selectOption({ label: 'United States' })
    await expect(words).toHaveText('Ad, Advertisement, Sponsored')
    await expect(words.locator('[lang]')).toHaveCount(0)
    // The last of its list; other languages have fewer.
    await footerLink(page, 'Deutsch').click()
    const german = textsIn('de')
    await expect(
      page.getByRole('combobox', { name: german('blogPage.article.country') }),
    ).toBeVisible()
  })
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

test('an article with prompts has them copied, and headings beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, pagePath('en', postSlug(WITH_PROMPT.id)))
  await test.step('a heading stays beside its text, and makes way for what crosses', async () => {
    const section = page.locator('section', { has: page.locator('blockquote') })
    const heading = section.getByRole('heading', { level: 2 })
    const edge = (part: Locator, side: 'top' | 'bottom') =>
      part.evaluate((element, name) => element.getBoundingClientRect()[name], side)
    const text = section.locator('p')
    await text.nth(1).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100))
    await expect(heading).toBeInViewport({ ratio: 1 })
    const quote = section.locator('blockquote')
    await quote.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 150))
    expect(await edge(heading, 'bottom')).toBeLessThan(await edge(quote, 'top'))
  })
  await test.step('a point of a checklist is ticked at its words', async () => {
    const box = page.getByRole('main').getByRole('checkbox').first()
    await expect(box).toHaveAccessibleName(/\w/)
    await page
      .locator('label', { has: page.getByRole('checkbox') })
      .locator('span')
      .first()
      .click()
    await expect(box).toBeChecked()
  })
  await test.step('a prompt is copied, with a toast', async () => {
    await article(page).prompt.click()
    await expect(toastArea(page)).toContainText(t('blogPage.article.promptCopied'))
    const text = await page.locator('pre').first().textContent()
    expect((await clipboardText(page)).trim()).toBe(text?.trim())
  })
  await test.step('a prompt that cannot be copied is selected', async () => {
    await forbidCopying(page)
    await article(page).prompt.click()
    await expect(toastArea(page)).toContainText(t('ui.copyFailed'))
    const text = await page.locator('pre').first().textContent()
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString().trim()))
      .toBe(text?.trim())
  })
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
  const russian = textsIn('ru')
  const { id, title } = readPost(russian, 'mark-the-ad')
  const main = page.getByRole('main')
  const copy = main.getByRole('button', { name: russian('blogPage.menu.copyLink') })
  const menu = postMenuButton(page, title, russian)
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, pagePath('ru', postSlug(id)))
  await test.step('on a wide screen its facts are on two lines, its buttons beside them', async () => {
    await expectFactsOnTwoLines(page)
    const facts = await boxOf(page.locator('article p', { has: page.locator('time') }).first())
    const button = await boxOf(copy)
    expect(button.x).toBeGreaterThan(facts.x)
    expect(button.y).toBeLessThan(facts.y + facts.height)
  })
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await boxOf(menu)).y, `at ${width} px`).toBe((await boxOf(copy)).y)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await copy.click()
    await expect(page.getByText(russian('blogPage.menu.linkCopied')).first()).toBeVisible()
    expect(await clipboardText(page)).toBe(page.url())
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is read from the list', async ({ page }) => {
    const german = textsIn('de')
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
