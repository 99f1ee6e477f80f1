import type { Locator, Page } from '@playwright/test'
import { validTexts } from '../../scripts/harness/submission.ts'
import { DATA_PROTECTION_AUTHORITY } from '../../src/content/agency.ts'
import { INQUIRIES_PATH } from '../../src/inquiry/api.ts'
import { fieldsFor } from '../../src/inquiry/fields.ts'
import { ANY_PAGE, headingOf, labelOf } from '../support/page-texts.ts'
import type { SiteServer } from '../support/site-fixture.ts'
import {
  contactForm,
  type FieldValues,
  inquiriesFrom,
  uniqueValues,
  withoutTokens,
} from './contact-form.ts'
import {
  expect,
  holdRequests,
  open,
  REQUEST_ERROR,
  scrollPosition,
  test,
  waitForHydration,
} from './fixtures.ts'
import { boxOf, headerLink, heading } from './locators.ts'

test.beforeEach(({ page }) => withoutTokens(page))

/** The general form, open and filled in */
async function openFilledIn(page: Page) {
  const form = contactForm(page)
  const values = uniqueValues()
  await open(page, form.address)
  await form.fillIn(validTexts('general', values))
  return { ...form, values }
}

/** The inquiry is confirmed, and stored once. */
async function expectReceived(received: Locator, server: SiteServer, values: FieldValues) {
  await expect(received).toBeVisible()
  expect(await inquiriesFrom(server, values)).toMatchObject([validTexts('general', values)])
}

test('on a slow connection the button keeps its width and the fields their values', async ({
  page,
  server,
}) => {
  const release = await holdRequests(page, `**${INQUIRIES_PATH}`)
  const { t, address, field, fillIn, button, send, sending, received } = contactForm(
    page,
    'en',
    'brand',
  )
  const values = uniqueValues()
  await open(page, address)
  await fillIn(validTexts('brand', values))
  const { width } = await boxOf(button)
  await send()

  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  expect((await boxOf(sending)).width).toBeCloseTo(width, 1)
  const offCentre = await sending.getByText(t('contactPage.buttons.sending')).evaluate((label) => {
    const text = new Range()
    text.selectNodeContents(label)
    const centreOf = ({ left, right }: DOMRect) => (left + right) / 2
    const element = label.closest('button') ?? label
    return centreOf(text.getBoundingClientRect()) - centreOf(element.getBoundingClientRect())
  })
  expect(Math.abs(offCentre)).toBeLessThan(1)
  for (const name of fieldsFor('brand')) await expect(field(name)).not.toBeEditable()
  await sending.click({ force: true })

  release()
  await expect(received).toBeVisible()
  expect(await inquiriesFrom(server, values)).toHaveLength(1)
})

test('offline, a toast and a note report the failure side by side; a retry online succeeds', async ({
  page,
  context,
  server,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  const { t, field, send, toast, received, values } = await openFilledIn(page)
  await context.setOffline(true)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await send()
    const title = t('contactPage.failure.offline.title')
    await toast.getByText(title).hover() // it stays while the pointer is there
    const note = page.getByRole('form').getByText(title)
    await expect(note).toBeInViewport({ ratio: 1 })
    const isApart = async () => {
      const [text, card] = [await boxOf(note.locator('..')), await boxOf(toast)]
      const isAbove = text.y + text.height <= card.y
      const isBelow = card.y + card.height <= text.y
      return isAbove || isBelow || text.x + text.width <= card.x
    }
    await expect.poll(isApart, `${width} px`).toBe(true)
  }
  await expect(field('message')).toHaveValue(values.message)

  await context.setOffline(false)
  await toast.getByRole('button', { name: t('contactPage.failure.retry') }).click()
  await expectReceived(received, server, values)
})

test('a lost response does not cause a duplicate inquiry', async ({ page, server, tolerate }) => {
  tolerate(REQUEST_ERROR)
  await page.route(
    `**${INQUIRIES_PATH}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  // The browser is online, also on a machine without a network.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
  const { field, send, notConfirmed, received, values } = await openFilledIn(page)
  await send()
  await expect(notConfirmed).toBeVisible()
  expect(await inquiriesFrom(server, values)).toHaveLength(1)

  await page.reload()
  await waitForHydration(page)
  await expect(field('message')).toHaveValue(values.message)
  await send()
  await expectReceived(received, server, values)
})

test('Back and reload do not submit again', async ({ page, server }) => {
  const { t, field, send, received, values } = await openFilledIn(page)
  await send()
  await expect(received).toBeVisible()

  await headerLink(page, t(labelOf(ANY_PAGE))).click()
  await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
  await page.goBack()
  await expect(field('message')).toHaveValue('')
  await page.reload()
  await waitForHydration(page)
  await expect(field('message')).toHaveValue('')
  await expect(page.getByText(t('contactPage.draftRestored'))).toHaveCount(0)
  expect(await inquiriesFrom(server, values)).toHaveLength(1)
})

test('what is typed before hydration survives an extension’s node in the form', async ({
  page,
  server,
  tolerate,
}) => {
  // React says that it has built the page again.
  tolerate(/Minified React error #418/)
  const release = await holdRequests(page)
  const { address, t, field, fillIn, send, received } = contactForm(page)
  const values = uniqueValues()
  // Too low for the form
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await fillIn(validTexts('general', values))
  await page.getByText(t('contactPage.notice.title')).click()
  await field('message').evaluate((message: HTMLTextAreaElement) => {
    message.focus()
    message.setSelectionRange(1, 3)
  })
  const before = await scrollPosition(page)
  expect(before).toBeGreaterThan(0)
  await field('message').evaluate((message) => message.after(document.createElement('div')))
  release()
  await waitForHydration(page)

  expect(await scrollPosition(page)).toBe(before)
  await expect(field('message')).toBeFocused()
  const selection = await field('message').evaluate((message: HTMLTextAreaElement) => [
    message.selectionStart,
    message.selectionEnd,
  ])
  expect(selection).toEqual([1, 3])
  await expect(page.getByText(DATA_PROTECTION_AUTHORITY)).toBeVisible()
  await expect(field('name')).toHaveValue(values.name)
  await send()
  await expectReceived(received, server, values)
})
