import { validTexts } from '../../scripts/harness/submission.ts'
import { OFFICE_CLOSES } from '../../src/constants.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { numbersFor } from '../../src/i18n/numbers.ts'
import { INQUIRY_TYPES, type InquiryType } from '../../src/inquiry/inquiry-type.ts'
import { ANY_PAGE, titleOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { withoutTransitions } from './axe.ts'
import { contactForm, inquiriesFrom, uniqueValues } from './contact-form.ts'
import { expect, open, scrollPosition, test } from './fixtures.ts'
import { boxOf, headerLink, languageButton, languageItem, overlap } from './locators.ts'
import { setRootFontSize } from './styles.ts'

const t = textsIn('en')

test('the influencer form, by keyboard, from empty to stored, in German; its confirmation in English', async ({
  page,
  server,
}) => {
  const type = 'influencer'
  const german = contactForm(page, 'de', type)
  const { t, field, button, toast } = german
  const { keyboard } = page
  const edgeOf = (name: 'name' | 'message') =>
    field(name).evaluate((each) => getComputedStyle(each).borderTopColor)
  await open(page, german.address)
  const edge = await edgeOf('name')
  await button.focus()
  await keyboard.press('Enter')
  await expect(toast).toContainText(t('contactPage.errors.title'))
  await expect(toast).toContainText(t('contactPage.errors.required'))
  await expect(field('name')).toBeFocused()
  await test.step('the edge of an invalid field stays red under the pointer', async () => {
    await withoutTransitions(page)
    const red = await edgeOf('message')
    expect(red).not.toBe(edge)
    await field('message').hover()
    expect(await edgeOf('message')).toBe(red)
  })

  const values = uniqueValues()
  const { profileLink, ...others } = validTexts(type, values)
  await keyboard.insertText(values.name)
  await keyboard.press('Tab')
  await keyboard.insertText(values.email)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type(values.message)
  await keyboard.press('Tab')
  await expect(button).toBeFocused()
  await keyboard.press('Enter')
  await expect(toast).toContainText(t('contactPage.errors.profileLink'))
  await expect(field('profileLink')).toBeFocused()
  await keyboard.insertText(values.profileLink)
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
  await expect(german.received).toBeFocused()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(page).toHaveTitle(documentTitle(t, t('contactPage.received.title')))
  expect(await inquiriesFrom(server, values)).toMatchObject([
    { ...others, type, language: 'de', profileLink },
  ])

  const english = contactForm(page)
  await test.step('it stays in another language, whose menu lies on the toast', async () => {
    await languageButton(page, t).click()
    const item = languageItem(page, 'English')
    // Until it has its place it is above the page.
    await expect.poll(() => overlap(item, toast)).toBeGreaterThan(0)
    await item.click()
    const title = english.t('contactPage.received.title')
    await expect(page).toHaveTitle(documentTitle(english.t, title))
    await page.getByRole('link', { name: english.t('ui.skipToContent') }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(english.received).toBeVisible()
  })
  await test.step('a link leads from it to an empty form', async () => {
    await headerLink(page, english.t('nav.contact')).click()
    await expect(english.received).toHaveCount(0)
    await expect(english.field('name')).toBeFocused()
    await expect(english.field('name')).toHaveValue('')
    await expect(page).toHaveTitle(titleOf('en', 'contact'))
  })
})

// Where the toast is the highest
test('on a phone a validation error covers neither the fields nor the choices of any form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const russian = contactForm(page, 'ru')
  await open(page, russian.address)
  await test.step('the introduction has the whole width below the frames', async () => {
    const frames = await boxOf(page.getByRole('main').locator('img').first())
    const lead = await boxOf(page.getByText(russian.t('contactPage.intro')))
    expect(lead.y).toBeGreaterThanOrEqual(frames.y + frames.height)
    expect(lead.width).toBeGreaterThan(340)
  })
  for (const type of INQUIRY_TYPES) {
    const { send, field, toast, typeLink } = contactForm(page, 'ru', type)
    await typeLink(type).click()
    await send()
    await expect(toast).toBeVisible()
    await expect(field('name')).toBeFocused()
    await expect(field('name')).toBeInViewport({ ratio: 1 })
    // What is pressed or filled in, and what is wrong with it
    const covered = await toast.evaluate((area) => {
      const { top, bottom } = area.getBoundingClientRect()
      return [
        ...document.querySelectorAll('main :is(a, button, input, select, textarea, nav p, form p)'),
      ]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const bounds = each.getBoundingClientRect()
          return bounds.bottom > top && bounds.top < bottom
        })
        .map(({ outerHTML }) => outerHTML)
    })
    expect.soft(covered, type).toEqual([])
  }
})

test('choosing a type adds no entry to the history and keeps the focus; the button is on the first screen of a low desk', async ({
  page,
}) => {
  const whatToDo =
    'a field more, or a longer text, takes its height from the message: `MESSAGE_HEIGHTS` in inquiry-fields.tsx'
  /** Where the button ends in a window of that size, once a type is chosen */
  async function bottomOf(
    type: InquiryType,
    width: number,
    height: number,
    code: 'en' | 'de' | 'pl' = 'en',
  ) {
    await page.setViewportSize({ width, height })
    const { button, typeLink } = contactForm(page, code, type)
    await typeLink(type).click()
    const { y, height: own } = await boxOf(button)
    expect(await scrollPosition(page)).toBe(0)
    return y + own
  }
  const { address, typeLink } = contactForm(page)
  await open(page, `/en/${ANY_PAGE}`)
  await headerLink(page, t('nav.contact')).click()
  // The focus goes there as the page comes.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(address)
  const entries = await page.evaluate(() => history.length)
  expect(await bottomOf('general', 1366, 700), whatToDo).toBeLessThan(700)
  expect(await bottomOf('brand', 1366, 700), whatToDo).toBeLessThan(700)
  await expect(page).toHaveURL(`${address}?type=brand`)
  await expect(typeLink('brand')).toHaveAttribute('aria-current', 'page')
  await expect(typeLink('general')).not.toHaveAttribute('aria-current', 'page')
  // Once more: the page does not begin again.
  await typeLink('brand').click()
  await expect(typeLink('brand')).toBeFocused()
  await test.step('on a higher desk it is in one place for each type', async () => {
    const bottom = await bottomOf('general', 1440, 900)
    expect(bottom, whatToDo).toBeLessThan(900)
    const other = await bottomOf('influencer', 1440, 900)
    expect(Math.abs(other - bottom), whatToDo).toBeLessThan(8)
  })
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(`/en/${ANY_PAGE}`)

  for (const code of ['de', 'pl'] as const) {
    await open(page, contactForm(page, code).address)
    expect(await bottomOf('influencer', 1366, 768, code), whatToDo).toBeLessThan(768)
  }
})

test('the office closes while the page is open; its details grow with the size of text, labels and notes, too', async ({
  page,
}) => {
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

  await test.step('details, labels and notes grow with the size of text, be it a little, and no zoom shrinks them', async () => {
    const sizes = async (rootSize: number, zoom = 1) => {
      await page.setViewportSize({ width: Math.round(1440 / zoom), height: 900 })
      await setRootFontSize(page, `${rootSize}px`)
      const all = await page
        .locator('main :is(label, dt, dd)')
        .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
      return all.map((size) => size * zoom)
    }
    const plain = await sizes(16)
    expect(plain.length).toBeGreaterThan(5)
    const zoomed = await sizes(16, 1.1)
    expect(plain.filter((size, index) => size > (zoomed[index] ?? 0) + 0.1)).toEqual([])
    let smaller = plain
    for (const rootSize of [17, 20, 32]) {
      const larger = await sizes(rootSize)
      expect(smaller.filter((size, index) => size >= (larger[index] ?? 0))).toEqual([])
      smaller = larger
    }
  })
})
