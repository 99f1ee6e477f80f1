import type { Locator } from '@playwright/test'
import { validTexts } from '../../scripts/harness/submission.ts'
import { OFFICE_CLOSES } from '../../src/constants.ts'
import { EVENT_IDS } from '../../src/content/events.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { numbersFor } from '../../src/i18n/numbers.ts'
import { FORM_TOKEN_PATH } from '../../src/inquiry/api.ts'
import { INQUIRY_TYPES, type InquiryType } from '../../src/inquiry/inquiry-type.ts'
import { ANY_PAGE } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { contactForm, inquiriesFrom, uniqueValues } from './contact-form.ts'
import { expect, open, scrollPosition, test } from './fixtures.ts'
import { boxOf, headerLink, languageButton, languageItem, overlap } from './locators.ts'

const t = textsIn('en')

test('the influencer form, by keyboard, from empty to stored, in German', async ({
  page,
  server,
}) => {
  const type = 'influencer'
  const { t, address, field, button, toast, received } = contactForm(page, 'de', type)
  const { keyboard } = page
  await open(page, address)
  await button.focus()
  await keyboard.press('Enter')
  await expect(toast).toContainText(t('contactPage.errors.title'))
  await expect(toast).toContainText(t('contactPage.errors.required'))
  await expect(field('name')).toBeFocused()

  const values = uniqueValues()
  const { profileLink, ...others } = validTexts(type, values)
  await keyboard.type(values.name)
  await keyboard.press('Tab')
  await keyboard.type(values.email)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type(values.message)
  await keyboard.press('Tab')
  await expect(button).toBeFocused()
  await keyboard.press('Enter')
  await expect(toast).toContainText(t('contactPage.errors.profileLink'))
  await expect(field('profileLink')).toBeFocused()
  await keyboard.type(values.profileLink)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  // The focus is not trapped.
  await expect(page.locator('summary', { hasText: t('contactPage.notice.title') })).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await keyboard.press('Enter')

  await expect(toast).toContainText(t('contactPage.success.title'))
  await expect(toast).toContainText(t('contactPage.success.description'))
  await expect(received).toBeFocused()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(page).toHaveTitle(documentTitle(t, t('contactPage.received.title')))
  expect(await inquiriesFrom(server, values)).toMatchObject([
    { ...others, type, language: 'de', profileLink },
  ])
})

test('the confirmation and its title stay in English and in Russian, until a link leads to an empty form', async ({
  page,
}) => {
  const { t, address, fillIn, send, received, field } = contactForm(page)
  await open(page, `${address}?utm_source=campaign`)
  const title = await page.title()
  await fillIn(validTexts('general', uniqueValues()))
  await send()
  await expect(received).toBeFocused()
  const russian = textsIn('ru')
  await languageButton(page).click()
  await languageItem(page, 'Русский').click()
  await expect(page).toHaveTitle(documentTitle(russian, russian('contactPage.received.title')))
  await languageButton(page, russian).click()
  await languageItem(page, 'English').click()
  await expect(page).toHaveTitle(documentTitle(t, t('contactPage.received.title')))
  await page.getByRole('link', { name: t('ui.skipToContent') }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(received).toBeVisible()
  await headerLink(page, t('nav.contact')).click()
  await expect(page).toHaveTitle(title)
  await expect(received).toHaveCount(0)
  await expect(field('name')).toBeFocused()
  await expect(field('name')).toHaveValue('')
})

test('the edge of an invalid field stays red under the pointer', async ({ page }) => {
  const { address, field, send, toast } = contactForm(page, 'en', 'brand')
  await open(page, address)
  await send()
  const colours = () =>
    field('message').evaluate(async (field) => {
      await Promise.all(field.getAnimations().map(({ finished }) => finished))
      // Written into another property the red of the theme is of the same notation.
      field.style.caretColor = 'var(--colors-danger)'
      const { borderTopColor: edge, caretColor: red } = getComputedStyle(field)
      return { edge, red }
    })
  await expect(field('message')).toHaveAttribute('aria-invalid', 'true')
  const { edge, red } = await colours()
  expect(edge).toBe(red)
  await field('message').hover()
  expect((await colours()).edge).toBe(red)
  await test.step('the open language menu lies on a toast', async () => {
    await expect(toast).toBeVisible()
    await languageButton(page).click()
    const items = page.getByRole('banner').locator('[role^=menuitem]')
    await expect(items).toHaveCount(LANGUAGES.length)
    await expect(items.first()).toBeInViewport()
    const areas = await Promise.all((await items.all()).map((item) => overlap(item, toast)))
    expect(Math.max(...areas)).toBeGreaterThan(0)
    const onTop = items.evaluateAll(
      (items) =>
        items.filter((item) => {
          const { x, y, width, height } = item.getBoundingClientRect()
          return item.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }).length,
    )
    expect(await onTop).toBe(LANGUAGES.length)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** What the toast lies on: what is pressed or filled in, and what is wrong with it. */
  const coveredBy = (toast: Locator) =>
    toast.evaluate((area) => {
      const { top, bottom } = area.getBoundingClientRect()
      return [
        ...document.querySelectorAll('main :is(a, button, input, select, textarea, nav p, form p)'),
      ]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const bounds = each.getBoundingClientRect()
          return bounds.bottom > top && bounds.top < bottom
        })
        .map(({ tagName, textContent, id }) => `${tagName} ${id} ${textContent}`)
    })

  for (const code of ['de', 'ru'] as const) {
    test(`a validation error covers neither the fields nor the choices of any form in ${code}`, async ({
      page,
    }) => {
      await open(page, contactForm(page, code).address)
      for (const type of INQUIRY_TYPES) {
        const { send, field, toast, typeLink } = contactForm(page, code, type)
        await typeLink(type).click()
        await send()
        await expect(toast).toBeVisible()
        await expect(field('name')).toBeFocused()
        await expect(field('name')).toBeInViewport({ ratio: 1 })
        expect.soft(await coveredBy(toast), type).toEqual([])
      }
    })
  }
})

test('the line that a registration begins with is seen whole', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 700 },
  ])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      const { field } = contactForm(page, 'de')
      await open(page, `/de/contact?event=${EVENT_IDS[0]}`)
      await page.locator('main summary').first().click()
      await expect(field('message')).not.toHaveValue('')
      const hidden = () =>
        field('message').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(await hidden()).toBe(0)
    })
})

test('choosing a type adds no entry to the history and keeps the focus', async ({ page }) => {
  const { t, address, typeLink } = contactForm(page)
  await open(page, `/en/${ANY_PAGE}`)
  await headerLink(page, t('nav.contact')).click()
  // The focus goes there as the page comes.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(address)
  const entries = await page.evaluate(() => history.length)

  await typeLink('brand').click()
  await expect(page).toHaveURL(`${address}?type=brand`)
  await expect(typeLink('brand')).toBeFocused()
  await expect(typeLink('brand')).toHaveAttribute('aria-current', 'page')
  await expect(typeLink('general')).not.toHaveAttribute('aria-current', 'page')
  // Once more: the page does not begin again.
  await typeLink('brand').click()
  await expect(typeLink('brand')).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)

  await page.goBack()
  await expect(page).toHaveURL(`/en/${ANY_PAGE}`)
})

test('on a low desk the button is on the first screen, on a higher one in one place for each type', async ({
  page,
}) => {
  const whatToDo =
    'a field more, or a longer text, takes its height from the message: `MESSAGE_HEIGHTS` in inquiry-fields.tsx'
  for (const code of ['en', 'de', 'ru'] as const)
    await test.step(code, async () => {
      await open(page, contactForm(page, code).address)
      /** Where the button ends in a window of that size, once a type is chosen */
      const bottomOf = async (type: InquiryType, width: number, height: number) => {
        await page.setViewportSize({ width, height })
        const { button, typeLink } = contactForm(page, code, type)
        await typeLink(type).click()
        const { y, height: own } = await boxOf(button)
        expect(await scrollPosition(page)).toBe(0)
        return y + own
      }
      expect(await bottomOf('influencer', 1366, 768), whatToDo).toBeLessThan(768)
      if (code !== 'en') return
      expect(await bottomOf('general', 1366, 700), whatToDo).toBeLessThan(700)
      expect(await bottomOf('brand', 1366, 700), whatToDo).toBeLessThan(700)
      const bottom = await bottomOf('general', 1440, 900)
      expect(bottom, whatToDo).toBeLessThan(900)
      const other = await bottomOf('influencer', 1440, 900)
      expect(Math.abs(other - bottom), whatToDo).toBeLessThan(8)
    })
})

test('labels, notes and contact details grow with the size of text, be it a little, and no zoom shrinks them', async ({
  page,
}) => {
  const { address, field } = contactForm(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await open(page, address)
  expect(requests).toContain(address)
  const sizes = async (rootSize: number, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`
    }, rootSize)
    return page
      .locator('main :is(label, dt, dd)')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  }
  let smaller = await sizes(16, 1440)
  expect(smaller.length).toBeGreaterThan(5)
  for (const rootSize of [17, 18, 20, 24, 32]) {
    const larger = await sizes(rootSize, 1440)
    expect(smaller.filter((size, index) => size >= (larger[index] ?? 0))).toEqual([])
    smaller = larger
  }
  const plain = await sizes(16, 1440)
  const zoomed = (await sizes(16, Math.round(1440 / 1.1))).map((size) => size * 1.1)
  expect(plain.filter((size, index) => size > (zoomed[index] ?? 0) + 0.1)).toEqual([])
  await test.step('the form fetches nothing before it is used', async () => {
    expect(requests).not.toContain(FORM_TOKEN_PATH)
    const token = page.waitForRequest(`**${FORM_TOKEN_PATH}`)
    await field('name').focus()
    await token
  })
})

test('the office closes while the page is open', async ({ page }) => {
  const { hour, minute } = OFFICE_CLOSES
  const midnight = Date.parse('2026-11-23T00:00+01:00')
  await page.clock.install({ time: midnight + (hour * 60 + minute - 1.5) * 60_000 })
  await open(page, '/en/contact')
  // Not known before it is near
  await page.getByText(t('contactPage.officeHours.note')).scrollIntoViewIfNeeded()
  await expect(page.getByText(t('contactPage.officeHours.open', { time: '17:58' }))).toBeVisible()
  await page.clock.runFor(90_000)
  await expect(
    page.getByText(
      t('contactPage.officeHours.closed', { ...numbersFor('en'), weekday: 'Tuesday' }),
    ),
  ).toBeVisible()
})
