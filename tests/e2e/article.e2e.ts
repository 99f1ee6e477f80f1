import type { Locator, Page } from '@playwright/test'
import { POST_IDS } from '../../src/content/post-ids.ts'
import { factsOf } from '../../src/content/posts.ts'
import { findPosts, readPost, readPosts } from '../../src/pages/blog/posts.ts'
import { pagePath } from '../../src/urls/location.ts'
import { postSlug } from '../../src/urls/pages.ts'
import { textsIn } from '../support/texts.ts'
import {
  clipboardText,
  expect,
  forbidClipboard,
  forbidCopying,
  open,
  scrollPosition,
  test,
} from './fixtures.ts'
import { boxOf, footerLink, headerLink, postMenuButton, toastArea } from './locators.ts'

const t = textsIn('en')

const article = (page: Page) => {
  const main = page.getByRole('main')
  return {
    title: main.getByRole('heading', { level: 1 }),
    contents: main.getByRole('navigation', { name: t('blogPage.article.contents') }),
    more: main.getByRole('navigation', { name: t('blogPage.article.more') }),
    prompt: main.getByRole('button', { name: t('blogPage.article.copyPrompt') }).first(),
  }
}

test('a card leads to its article, and Back to the same place of the filtered list', async ({
  page,
}) => {
  const all = readPosts(t)
  const filtered = findPosts(t, { category: 'influencerMarketing' })
  const [first, last] = [filtered[0], filtered.at(-1)]
  if (!first || !last) throw new Error('There are no posts')
  const main = page.getByRole('main')
  await open(page, '/en/blog?category=influencerMarketing')
  const card = main.getByRole('link', { name: last.title })
  await card.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  expect(before).toBeGreaterThan(200)
  await card.click()
  await expect(page).toHaveURL(pagePath('en', postSlug(last.id)))
  await expect(article(page).title).toHaveText(last.title)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  // The header marks the section that a page is in.
  await expect(headerLink(page, t('nav.blog'))).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/en/blog?category=influencerMarketing')
  await expect(main.getByRole('article')).toHaveCount(filtered.length)
  await expect.poll(() => scrollPosition(page)).toBeCloseTo(before, -1)

  await test.step('the picture of a card leads to the article, too, and its menu stays a menu', async () => {
    await main.getByRole('article').first().getByRole('button').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    // By force: the link lies above the picture.
    await main.getByRole('article').first().locator('img').first().click({ force: true })
    await expect(article(page).title).toHaveText(first.title)
  })
  await test.step('an article leads to the next one, and to the page of its audience', async () => {
    const next = all[all.findIndex(({ id }) => id === first.id) + 1] ?? last
    await article(page).more.getByRole('link', { name: next.title }).click()
    await expect(article(page).title).toHaveText(next.title)
    const isForCreators = factsOf(next.id).audience === 'creator'
    await main
      .getByRole('link', { name: t(isForCreators ? 'hero.ctaInfluencer' : 'hero.ctaBrand') })
      .click()
    await expect(page).toHaveURL(isForCreators ? '/en/for-influencers' : '/en/for-brands')
  })
})

test('an article about labels shows sources and rules when they are asked for, and the labels of a country', async ({
  page,
}) => {
  await open(page, pagePath('en', postSlug('mark-the-ad')))
  const list = page.locator('main details[data-entries]')
  const summary = (country: string) => page.locator('summary', { hasText: country })
  const rulesOf = (country: string) =>
    list
      .locator('details', { has: summary(country) })
      .getByRole('listitem')
      .first()
  await test.step('on a wide screen it has two edges: titles, and lists that are folded, begin at that of the page', async () => {
    const edgesOf = (parts: string) =>
      page
        .getByRole('main')
        .locator(`:is(section, [data-begin]) > :is(${parts})`)
        .evaluateAll((all) => [
          ...new Set(all.map((part) => Math.round(part.getBoundingClientRect().left))),
        ])
    for (const width of [1024, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { x } = await boxOf(article(page).title)
      expect(await edgesOf('h2, details, [data-figures="3"]')).toEqual([Math.round(x)])
      expect(await edgesOf('p, ul, ol, h3, table')).toHaveLength(1)
    }
  })
  await test.step('the rules of each country are collapsed, except for the first', async () => {
    await expect(list.locator('details').first().getByRole('listitem').first()).toBeVisible()
    await expect(rulesOf('Germany')).toBeHidden()
    await expect(summary('Germany').locator('[lang=de]')).toHaveText('Werbung, Anzeige')
    await summary('Germany').click()
    await expect(rulesOf('Germany')).toBeVisible()
  })
  await test.step('on a phone all of the countries are collapsed, and the contents, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(rulesOf('Germany')).toBeHidden()
    const count = await list.locator('details').count()
    await list.getByText(t('blogPage.article.countries', { count })).click()
    await expect(rulesOf('Germany')).toBeVisible()
    await expect(article(page).contents.getByRole('link').last()).toBeHidden()
  })
  await test.step('the sources are folded until they are asked for', async () => {
    const sources = page.locator('#sources')
    const link = sources.getByRole('link')
    await expect(sources.getByRole('heading')).toBeVisible()
    await expect(link.first()).toBeHidden()
    await expect(sources.locator('summary')).toContainText(`${await sources.locator('li').count()}`)
    const { contents } = article(page)
    await contents.getByText(t('blogPage.article.contents')).filter({ visible: true }).click()
    await contents.getByRole('link').last().click()
    await expect(link.first()).toBeInViewport()
    const heights = await link.evaluateAll((links) =>
      links.map((each) => each.getClientRects()[0]?.height ?? 0),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
  await test.step('choosing a country shows its labels in its language, the first of them in the figures, and leads to its rules', async () => {
    const words = page.getByRole('main').getByRole('status')
    const figures = page.getByRole('figure')
    await expect(words).toHaveText('Ad, Advert, #ad')
    await expect(words.locator('[lang]')).toHaveCount(0)
    await expect(figures.locator('text')).toHaveText(Array(6).fill('Ad'))
    await page
      .getByRole('combobox', { name: t('blogPage.article.country') })
      .selectOption({ label: 'France' })
    await expect(words).toHaveText('Publicité, Collaboration commerciale, or an equivalent')
    await expect(words.locator('[lang=fr]')).toHaveText(['Publicité', 'Collaboration commerciale'])
    await expect(figures.locator('[lang=fr]')).toHaveText(Array(6).fill('Publicité'))
    await expect(rulesOf('France')).toBeHidden()
    await page.getByRole('link', { name: t('blogPage.article.rules') }).click()
    await expect(rulesOf('France')).toBeInViewport()
  })
  await test.step('the last country of its list gives way to another language, which has fewer', async () => {
    await page
      .getByRole('combobox', { name: t('blogPage.article.country') })
      .selectOption({ label: 'United States' })
    await footerLink(page, 'Deutsch').click()
    await expect(
      page.getByRole('combobox', { name: textsIn('de')('blogPage.article.country') }),
    ).toBeVisible()
  })
})

test('an article with prompts has them copied, and headings beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, pagePath('en', postSlug('ai-holds-the-camera')))
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
  const selected = () => page.evaluate(() => String(getSelection()).trim())
  const prompt = ((await page.locator('pre').first().textContent()) ?? '').trim()
  await test.step('a prompt is copied where the clipboard is forbidden, too, and what is selected stays so', async () => {
    await forbidClipboard(page)
    await article(page).title.selectText()
    const words = await selected()
    expect(words).not.toBe('')
    await article(page).prompt.press('Enter')
    await expect(toastArea(page)).toContainText(t('blogPage.article.promptCopied'))
    expect((await clipboardText(page)).trim()).toBe(prompt)
    expect(await selected()).toBe(words)
  })
  await test.step('a prompt that cannot be copied is selected', async () => {
    await forbidCopying(page)
    await article(page).prompt.click()
    await expect(toastArea(page)).toContainText(t('ui.copyFailed'))
    await expect.poll(selected).toBe(prompt)
  })
})

test('the link of an article is copied at one press, beside its menu, however narrow', async ({
  page,
}) => {
  const russian = textsIn('ru')
  const { id, title } = readPost(russian, 'mark-the-ad')
  const copy = page
    .getByRole('main')
    .getByRole('button', { name: russian('blogPage.menu.copyLink') })
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, pagePath('ru', postSlug(id)))
  await test.step('on a wide screen its facts are on two lines, its buttons beside them', async () => {
    const facts = page.locator('article p', { has: page.locator('time') }).first()
    const lines = facts.locator('xpath=../p')
    await expect(lines).toHaveCount(2)
    for (const line of await lines.all()) expect((await boxOf(line)).height).toBeLessThan(40)
    const [box, button] = [await boxOf(facts), await boxOf(copy)]
    expect(button.x).toBeGreaterThan(box.x)
    expect(button.y).toBeLessThan(box.y + box.height)
  })
  await page.setViewportSize({ width: 390, height: 800 })
  expect((await boxOf(postMenuButton(page, title, russian))).y).toBe((await boxOf(copy)).y)
  await copy.click()
  await expect(page.getByText(russian('blogPage.menu.linkCopied')).first()).toBeVisible()
  expect(await clipboardText(page)).toBe(page.url())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is read from the list', async ({ page }) => {
    const german = textsIn('de')
    const main = page.getByRole('main')
    await page.goto(pagePath('de', 'blog'))
    const categories = { name: german('blogPage.categoryLabel'), includeHidden: true }
    await expect(page.getByRole('navigation', categories)).toBeHidden()
    await expect(page.getByRole('searchbox', { includeHidden: true })).toBeHidden()
    await expect(main.getByRole('article')).toHaveCount(POST_IDS.length)
    await expect(main.getByRole('button')).toHaveCount(0)
    const title = readPost(german, 'keep-your-account').title.replaceAll('\u00AD', '')
    await main.getByRole('link', { name: title }).click()
    await expect(article(page).title).toHaveText(title)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('figure').getByRole('img', { name: /./ })).toHaveCount(3)
  })
})
