import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ANNOUNCED_EVENTS, type AnnouncedEvent, endOf, startOf } from '../../src/content/events.ts'
import { formatDate, formatTimeOf } from '../../src/i18n/dates.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { INQUIRIES_PATH } from '../../src/inquiry/api.ts'
import type { FieldName } from '../../src/inquiry/fields.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { contactForm, uniqueValues, withoutTokens } from './contact-form.ts'
import {
  clipboardText,
  expect,
  holdRequests,
  open,
  REQUEST_ERROR,
  slowDownReact,
  test,
  waitForHydration,
} from './fixtures.ts'
import { boxOf, headerLink, languageButton, languageItem } from './locators.ts'
import { addStyles, TEXT_SPACING } from './styles.ts'

const t = textsIn('en')
const event = ANNOUNCED_EVENTS[0] as AnnouncedEvent
const title = t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)
const registration = `/en/contact?event=${event.id}`

const time = t('trainingEventsPage.warsawTime', { time: formatTimeOf(event.starts, 'en') })

/** By what it says to those who do not see it, while the form is filled in */
const draftOf = (page: Page, ...names: string[]) =>
  page.getByRole('img', {
    name: [
      t('trainingEventsPage.ticket.alt', { title }),
      `${formatDate(event.starts, 'en')}, ${time}`,
      ...names,
      t('trainingEventsPage.ticket.unconfirmed'),
    ].join(', '),
    exact: true,
  })
/** One that is sent: its other half is offered. */
const ticketOf = (page: Page, ...names: [string] | [string, string]) =>
  draftOf(
    page,
    ...names,
    ...(names.length < 2
      ? [t('trainingEventsPage.ticket.free'), t('trainingEventsPage.ticket.separately')]
      : []),
  )
const bring = (page: Page) =>
  page.getByRole('button', { name: t('trainingEventsPage.ticket.bring') })
const field = (page: Page, name: FieldName) => contactForm(page).field(name)
const toEvents = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: t('nav.training') })
const registerButton = (page: Page) =>
  page.getByRole('button', { name: t('contactPage.registrationButton'), exact: true })

async function register(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name)
  await field(page, 'email').fill(uniqueValues().email)
  await registerButton(page).press('Enter')
}

const isSample = (page: Page) =>
  expect(page.getByText(t('trainingEventsPage.sampleNote')).filter({ visible: true })).toHaveCount(
    1,
  )

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(startOf(event) - 60_000)
  await withoutTokens(page)
})

test('a registration gives a ticket, which is saved, left and found again', async ({ page }) => {
  await open(page, registration)
  await isSample(page)
  await test.step('beside the form it shows the name while it is typed', async () => {
    await expect(draftOf(page)).toBeInViewport({ ratio: 1 })
    // Nobody is invited yet.
    await expect(page.getByText(t('trainingEventsPage.ticket.free'))).toHaveCount(0)
    // It alone says when; the facts below it have the time for screen readers.
    const when = page.locator('main time')
    await expect(when).toHaveCount(2)
    for (const time of await when.all()) expect((await boxOf(time)).width).toBeLessThanOrEqual(1)
    await field(page, 'name').fill('Anna Nowak')
    await expect(draftOf(page, 'Anna Nowak')).toBeVisible()
  })

  await register(page, 'Anna Nowak')
  const ticket = ticketOf(page, 'Anna Nowak')
  await expect(
    page.getByRole('heading', { level: 1, name: t('trainingEventsPage.ticket.title') }),
  ).toBeFocused()
  await expect(ticket).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Anna Nowak')).toHaveCount(1)
  // What is drawn on the other half does not look like the button below it.
  await expect(page.getByText(t('trainingEventsPage.ticket.bring'))).toHaveCount(1)
  await isSample(page)
  await expect(page).toHaveURL('/en/contact')
  await expect(toEvents(page)).toHaveAttribute('href', '/en/training-events')
  await expect(page.getByRole('button', { name: t('contactPage.received.again') })).toHaveCount(0)
  await expectAccessible(page)

  await test.step('it is saved as an image', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('trainingEventsPage.ticket.save') }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${event.id}.png`)
    // Drawn, not empty
    expect((await readFile(await file.path())).length).toBeGreaterThan(10_000)
  })
  await test.step('its other half is a link', async () => {
    await bring(page).press('Enter')
    await expect(page.getByText(t('trainingEventsPage.ticket.linkCopied')).first()).toBeVisible()
    const { pathname, search } = new URL(await clipboardText(page))
    expect(pathname + search).toBe(`${registration}&half=Anna+Nowak`)
  })
  await test.step('the link to the form leads from it to an empty form, and Back to it', async () => {
    await headerLink(page, t('nav.contact')).click()
    const name = field(page, 'name')
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('')
    // It is answered, not ignored as if it were sent twice.
    await page.keyboard.press('Enter')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await page.goBack()
    await expect(ticket).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  })
  await test.step('after a reload it stays when its page is skipped to before hydration', async () => {
    const hydrate = await holdRequests(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByRole('link', { name: t('ui.skipToContent') }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    hydrate()
    await expect(ticket).toBeVisible()
    await expect(page).toHaveURL('/en/contact')
  })
  await test.step('it is there in another language, after a reload as well', async () => {
    await languageButton(page).click()
    await languageItem(page, 'Deutsch').click()
    await expect(page).toHaveURL('/de/contact')
    const german = page.getByRole('img', { name: 'Anna Nowak' })
    await expect(german).toBeVisible()
    await page.reload()
    await expect(german).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  })
})

test('who opens the link of a half gets a ticket with both names, until the event is over', async ({
  page,
  tolerate,
}) => {
  await open(page, `${registration}&half=Anna+Nowak`)
  await expect(
    page.getByText(t('trainingEventsPage.ticket.invitation', { name: 'Anna Nowak' })),
  ).toBeVisible()
  await expect(draftOf(page, 'Anna Nowak')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'name').fill('Ben')
  await expect(draftOf(page, 'Anna Nowak', 'Ben')).toBeVisible()

  const ticket = ticketOf(page, 'Anna Nowak', 'Ben')
  await test.step('a registration that was lost is sent again, from elsewhere on the page as well', async () => {
    tolerate(REQUEST_ERROR)
    await page.route(`**${INQUIRIES_PATH}`, (route) => route.abort('connectionreset'), { times: 1 })
    await register(page, 'Ben')
    const retry = page.getByRole('button', { name: t('contactPage.failure.retry') })
    await expect(retry).toBeVisible()
    await headerLink(page, t('nav.contact')).press('Enter')
    await expect(page).toHaveURL('/en/contact')
    await retry.press('Enter')
    await expect(ticket).toBeVisible()
    await expect(page.getByText(t('trainingEventsPage.ticket.whole'))).toBeVisible()
    await expect(bring(page)).toHaveCount(0)
    await expect(page).toHaveURL('/en/contact')
  })
  await test.step('its texts keep to it where the visitor has wider spaces (WCAG 1.4.12)', async () => {
    await addStyles(page, TEXT_SPACING)
    const beyond = await ticket.evaluate((drawing: SVGSVGElement) =>
      [...drawing.querySelectorAll('text')]
        .filter((text) => text.getBBox().x + text.getBBox().width > drawing.viewBox.baseVal.width)
        .map(({ textContent }) => textContent),
    )
    expect(beyond).toEqual([])
  })
  await test.step('it is there on Back, and after a reload', async () => {
    await headerLink(page, t('nav.blog')).click()
    await expect(page).toHaveURL('/en/blog')
    await page.goBack()
    await expect(ticket).toBeVisible()
    await page.reload()
    await expect(ticket).toBeVisible()
  })
  await page.clock.setFixedTime(endOf(event))
  await page.reload()
  await expect(page.getByRole('form')).toBeVisible()
})

test('a registration folds its message up until it is wrong or one’s own, and leads back to the event', async ({
  page,
}) => {
  await open(page, registration)
  await expect(page).toHaveTitle(documentTitle(t, title))
  const fold = page.getByText(t('contactPage.fields.message'), { exact: true })
  const message = field(page, 'message')
  await expect(message).toHaveCount(0)
  await fold.click()
  await message.fill('')
  await fold.click()
  await expect(message).toHaveCount(0)
  await slowDownReact(page)
  await register(page, 'Anna')
  await expect(message).toBeFocused()
  await message.fill('Is there parking?')
  await page.reload()
  await expect(message).toHaveValue('Is there parking?')

  await toEvents(page).click()
  await expect(page).toHaveURL(`/en/training-events#${event.id}`)
  const place = page.locator(`#${event.id}`)
  await expect(place).toBeInViewport()
  await expect(place.getByRole('heading')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the ticket has its room above the name while its code loads, and none is left empty without it', async ({
    page,
    tolerate,
  }) => {
    tolerate(REQUEST_ERROR)
    const place = page.locator('[data-half]')
    const when = page.locator('main time').filter({ hasText: time })
    const arrive = await holdRequests(page, '**/tickets-*.js')
    await open(page, registration)
    const room = await place.boundingBox()
    arrive()
    await expect(draftOf(page)).toBeVisible()
    expect(await place.boundingBox()).toEqual(room)
    await expect(when).toBeHidden()
    await test.step('all that is needed is on the first screen, that it is made up as well', async () => {
      const note = await boxOf(page.getByText(t('trainingEventsPage.sampleNote')))
      expect(note.y + note.height).toBeLessThan((await boxOf(page.getByRole('form'))).y)
      for (const needed of [field(page, 'name'), field(page, 'email'), registerButton(page)])
        await expect(needed).toBeInViewport({ ratio: 1 })
    })
    await field(page, 'name').fill('Anna Nowak')
    await expect(draftOf(page, 'Anna Nowak')).toBeInViewport({ ratio: 1 })
    // Neither what nor when is said twice, in what is copied from the facts as well.
    await expect(page.locator('main').getByText(title, { exact: true })).toHaveCount(1)
    await expect(page.locator('main :is(p, time):visible').filter({ hasText: time })).toHaveCount(1)

    await page.unrouteAll()
    await withoutTokens(page)
    await page.route('**/tickets-*.js', (route) => route.abort())
    await page.reload()
    await expect(place).toBeHidden()
    await expect(when).toBeVisible()
    await test.step('who registers without it is told that the ticket could not load', async () => {
      await waitForHydration(page)
      await register(page, 'Anna')
      await expect(
        page.getByRole('heading', { level: 1, name: t('contactPage.received.registered') }),
      ).toBeVisible()
      await expect(page.getByText(t('ui.notStarted')).first()).toBeVisible()
    })
  })
})
