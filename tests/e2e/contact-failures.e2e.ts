import { VALID_TEXTS, validTexts } from '../../scripts/harness/submission.ts'
import { DATA_PROTECTION_AUTHORITY } from '../../src/content/agency.ts'
import { INQUIRIES_PATH } from '../../src/inquiry/api.ts'
import { ANY_PAGE, headingOf, labelOf } from '../support/page-texts.ts'
import { contactForm, inquiriesFrom, uniqueValues, withoutTokens } from './contact-form.ts'
import {
  expect,
  holdRequests,
  open,
  REQUEST_ERROR,
  scrollPosition,
  test,
  waitForHydration,
} from './fixtures.ts'
import { headerLink, heading, overlap } from './locators.ts'

test.beforeEach(({ page }) => withoutTokens(page))

test('an inquiry that failed offline and whose answer was lost arrives once, and is not sent again by Back or a reload', async ({
  page,
  context,
  server,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  const { t, address, field, fillIn, form, send, toast, received } = contactForm(page)
  const values = uniqueValues()
  const isStoredOnce = async () =>
    expect(await inquiriesFrom(server, values)).toMatchObject([validTexts('general', values)])
  await open(page, address)
  await fillIn(validTexts('general', values))
  await context.setOffline(true)
  for (const width of [390, 1440])
    await test.step(`toast and note report the failure side by side at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await send()
      const title = t('contactPage.failure.offline.title')
      await toast.getByText(title).hover() // it stays while the pointer is there
      const note = form.getByText(title)
      await expect(note).toBeInViewport({ ratio: 1 })
      await expect.poll(() => overlap(note.locator('..'), toast)).toBe(0)
    })
  await expect(field('message')).toHaveValue(values.message)

  await test.step('online it is sent again, but its answer is lost', async () => {
    await context.setOffline(false)
    // So it is, also on a machine without a network.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }))
    await page.route(
      `**${INQUIRIES_PATH}`,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await toast.getByRole('button', { name: t('contactPage.failure.retry') }).click()
    await expect(form.getByText(t('contactPage.failure.unknown.title'))).toBeVisible()
    await isStoredOnce()
  })
  await test.step('after a reload it is confirmed', async () => {
    await page.reload()
    await waitForHydration(page)
    await expect(field('message')).toHaveValue(values.message)
    await send()
    await expect(received).toBeVisible()
    await isStoredOnce()
  })
  await test.step('on Back and after another reload the form is empty', async () => {
    await headerLink(page, t(labelOf(ANY_PAGE))).click()
    await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
    await page.goBack()
    await expect(field('message')).toHaveValue('')
    await page.reload()
    await waitForHydration(page)
    await expect(field('message')).toHaveValue('')
    await expect(page.getByText(t('contactPage.draftRestored'))).toHaveCount(0)
    await isStoredOnce()
  })
})

test('what is typed before hydration survives an extension’s node in the form', async ({
  page,
  tolerate,
}) => {
  // React says that it has built the page again.
  tolerate(/Minified React error #418/)
  const release = await holdRequests(page)
  const { address, t, field, fillIn } = contactForm(page)
  // Too low for the form
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await fillIn(validTexts('general'))
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
  await expect(field('name')).toHaveValue(VALID_TEXTS.name)
})
