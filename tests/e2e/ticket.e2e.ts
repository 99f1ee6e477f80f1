import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { validTexts } from '../../scripts/harness/submission.ts'
import { ANNOUNCED_EVENTS, type AnnouncedEvent, endOf, startOf } from '../../src/content/events.ts'
import { formatDate, formatTimeOf } from '../../src/i18n/dates.ts'
import { INQUIRIES_PATH } from '../../src/inquiry/api.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { uniqueValues, withoutTokens } from './contact-form.ts'
import {
  clipboardText,
  expect,
  holdRequests,
  open,
  REQUEST_ERROR,
  slowDownReact,
  test,
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
const invitation = (page: Page, name: string) =>
  page.getByText(t('trainingEventsPage.ticket.invitation', { name }))

const isSample = (page: Page) =>
  expect(page.getByText(t('trainingEventsPage.sampleNote')).filter({ visible: true })).toHaveCount(
    1,
  )

async function register(page: Page, name: string): Promise<void> {
  const { email } = validTexts('general', uniqueValues())
  await page.getByRole('textbox', { name: t('contactPage.fields.name') }).fill(name)
  await page.getByRole('textbox', { name: t('contactPage.fields.email') }).fill(`${email}`)
  await page
    .getByRole('button', { name: t('contactPage.registrationButton'), exact: true })
    .press('Enter')
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(startOf(event) - 60_000)
  await withoutTokens(page)
})

test('a registration gives a ticket, whose other half is offered by a link', async ({ page }) => {
  await open(page, registration)
  await isSample(page)
  await register(page, 'Anna Nowak')
  await expect(
    page.getByRole('heading', { level: 1, name: t('trainingEventsPage.ticket.title') }),
  ).toBeFocused()
  await expect(ticketOf(page, 'Anna Nowak')).toBeInViewport({
    ratio: 1,
  })
  const sizeOf = (text: string) =>
    ticketOf(page, 'Anna Nowak')
      .getByText(text)
      .evaluate((line) => Number(line.getAttribute('font-size')))
  expect(await sizeOf(t('trainingEventsPage.ticket.free'))).toBeLessThan(await sizeOf('Anna Nowak'))
  await expect(page.getByText('Anna Nowak')).toHaveCount(1)
  // What is drawn on the other half does not look like the button below it.
  await expect(page.getByText(t('trainingEventsPage.ticket.bring'))).toHaveCount(1)
  await isSample(page)
  await expect(page).toHaveURL('/en/contact')
  await expect(
    page.getByRole('main').getByRole('link', { name: t('nav.training') }),
  ).toHaveAttribute('href', '/en/training-events')
  await expect(page.getByRole('button', { name: t('contactPage.received.again') })).toHaveCount(0)
  await expectAccessible(page)

  await bring(page).press('Enter')
  await expect(page.getByText(t('trainingEventsPage.ticket.linkCopied')).first()).toBeVisible()
  const link = new URL(await clipboardText(page))
  expect(link.pathname + link.search).toBe(`${registration}&half=Anna+Nowak`)

  await open(page, link.pathname + link.search)
  await expect(invitation(page, 'Anna Nowak')).toBeVisible()
  await expect(draftOf(page, 'Anna Nowak')).toBeVisible()
  await expectAccessible(page)
  await register(page, 'Ben')
  await expect(ticketOf(page, 'Anna Nowak', 'Ben')).toBeVisible()
  await expect(page.getByText(t('trainingEventsPage.ticket.whole'))).toBeVisible()
  await expect(bring(page)).toHaveCount(0)
  await expect(page).toHaveURL('/en/contact')
})

test('the ticket beside the form shows the name while it is typed', async ({ page }) => {
  await open(page, registration)
  await expect(draftOf(page)).toBeInViewport({ ratio: 1 })
  // Nobody is invited yet.
  await expect(page.getByText(t('trainingEventsPage.ticket.free'))).toHaveCount(0)
  // It alone says when; the facts below it have the time for screen readers.
  const when = page.locator('main time')
  await expect(when).toHaveCount(2)
  for (const time of await when.all()) expect((await boxOf(time)).width).toBeLessThanOrEqual(1)
  const name = page.getByRole('textbox', { name: t('contactPage.fields.name') })
  await name.fill('Anna Nowak')
  await expect(draftOf(page, 'Anna Nowak')).toBeVisible()

  await test.step('on a phone it is said above the form that dates and speakers are made up', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    const note = await boxOf(page.getByText(t('trainingEventsPage.sampleNote')))
    expect(note.y + note.height).toBeLessThan((await boxOf(page.getByRole('form'))).y)
    for (const field of ['name', 'email'] as const) {
      const name = t(`contactPage.fields.${field}`)
      await expect(page.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 })
    }
    await expect(
      page.getByRole('button', { name: t('contactPage.registrationButton'), exact: true }),
    ).toBeInViewport({ ratio: 1 })
  })
  await test.step('texts of the ticket keep to it where the visitor has wider spaces (WCAG 1.4.12)', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await addStyles(page, TEXT_SPACING)
    const ticket = draftOf(page, 'Anna Nowak')
    await expect(ticket.locator('text').first()).toBeVisible()
    const beyond = await ticket.evaluate((drawing: SVGSVGElement) =>
      [...drawing.querySelectorAll('text')]
        .filter((text) => text.getBBox().x + text.getBBox().width > drawing.viewBox.baseVal.width)
        .map(({ textContent }) => textContent),
    )
    expect(beyond).toEqual([])
  })

  // The draft is on the other half of a ticket as well.
  await open(page, `${registration}&half=Ben`)
  await expect(draftOf(page, 'Ben', 'Anna Nowak')).toBeVisible()
  await name.fill('')
  await expect(draftOf(page, 'Ben')).toBeVisible()
})

test('the message of a registration is folded up until it is wrong or one’s own', async ({
  page,
}) => {
  await open(page, registration)
  const fold = page.getByText(t('contactPage.fields.message'), { exact: true })
  const message = page.getByRole('textbox', { name: t('contactPage.fields.message') })
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
})

test('a registration leads back to its event in the programme', async ({ page }) => {
  await open(page, registration)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('nav.training') })
    .click()
  await expect(page).toHaveURL(`/en/training-events#${event.id}`)
  await expect(page.locator(`#${event.id}`)).toBeInViewport()
})

test('a ticket is there again after a reload and on Back, until the event is over', async ({
  page,
}) => {
  await open(page, `${registration}&half=Anna`)
  await register(page, 'Ben')
  await expect(ticketOf(page, 'Anna', 'Ben')).toBeVisible()
  await expect(page).toHaveURL('/en/contact')
  await page.reload()
  await expect(ticketOf(page, 'Anna', 'Ben')).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)

  await page.goBack()
  await page.goForward()
  await expect(ticketOf(page, 'Anna', 'Ben')).toBeVisible()
  await headerLink(page, t('nav.blog')).click()
  await expect(page).toHaveURL('/en/blog')
  await page.goBack()
  await expect(ticketOf(page, 'Anna', 'Ben')).toBeVisible()

  await page.clock.setFixedTime(endOf(event))
  await page.reload()
  await expect(page.getByRole('form')).toBeVisible()
})

test('a ticket is saved, left and found again', async ({ page }) => {
  await open(page, registration)
  await register(page, 'Anna')
  await test.step('it is saved as an image', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('trainingEventsPage.ticket.save') }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${event.id}.png`)
    const png = await readFile(await file.path())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    // Drawn, not empty
    expect(png.length).toBeGreaterThan(10_000)
  })
  await test.step('the link to the form leads from it to an empty form, and Back to it', async () => {
    await expect(ticketOf(page, 'Anna')).toBeVisible()
    await expect(page).toHaveURL('/en/contact')
    await headerLink(page, t('nav.contact')).click()
    const name = page.getByRole('textbox', { name: t('contactPage.fields.name') })
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('')
    // It is answered, not ignored as if it were sent twice.
    await page.keyboard.press('Enter')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await page.goBack()
    await expect(ticketOf(page, 'Anna')).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  })
  for (const when of ['before', 'after'])
    await test.step(`after a reload it stays when its page is skipped to ${when} hydration`, async () => {
      const hydrate = await holdRequests(page)
      await page.reload({ waitUntil: 'domcontentloaded' })
      const ticket = page.getByRole('img', { name: 'Anna' })
      const live = async () => {
        hydrate()
        await expect(ticket).toBeVisible()
      }
      if (when === 'after') await live()
      await page.getByRole('link', { name: t('ui.skipToContent') }).press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await live()
      await expect(page).toHaveURL('/en/contact')
      await page.reload()
      await expect(ticket).toBeVisible()
      await page.unrouteAll()
    })
  await test.step('it is there in another language, after a reload and on Back as well', async () => {
    const ticket = page.getByRole('img', { name: 'Anna' })
    const isThere = async () => {
      await expect(page.getByRole('form')).toHaveCount(0)
      await expect(ticket).toBeVisible()
    }
    await languageButton(page).click()
    await languageItem(page, 'Deutsch').click()
    await expect(page).toHaveURL('/de/contact')
    await isThere()
    await page.reload()
    await isThere()
    await page.goBack()
    await expect(page).toHaveURL('/de/contact')
    await page.reload()
    await isThere()
  })
})

test('a registration sent again from elsewhere on the page gives its own ticket', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await page.route(`**${INQUIRIES_PATH}`, (route) => route.abort('connectionreset'), { times: 1 })
  await open(page, `${registration}&half=Anna`)
  await register(page, 'Ben')
  const retry = page.getByRole('button', { name: t('contactPage.failure.retry') })
  await expect(retry).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.contact') })
    .press('Enter')
  await expect(page).toHaveURL('/en/contact')
  await retry.press('Enter')
  await expect(ticketOf(page, 'Anna', 'Ben')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the ticket above the name shows it while it is typed, and the facts say when', async ({
    page,
  }) => {
    await open(page, registration)
    const name = page.getByRole('textbox', { name: t('contactPage.fields.name') })
    await name.fill('Anna Nowak')
    await expect(draftOf(page, 'Anna Nowak')).toBeInViewport({ ratio: 1 })
    await expect(name).toBeInViewport()
    // Neither what nor when is said twice.
    await expect(page.locator('main').getByText(title, { exact: true })).toHaveCount(1)
    // Once, in what is copied from them as well
    await expect(page.locator('main :is(p, time):visible').filter({ hasText: time })).toHaveCount(1)
  })

  test('the ticket has its room while its code loads, and none is left empty without it', async ({
    page,
    tolerate,
  }) => {
    tolerate(REQUEST_ERROR)
    const place = page.locator('[data-half]')
    const when = page.locator('main time').filter({ hasText: time })
    await page.route('**/tickets-*.js', (route) => route.abort())
    await open(page, registration)
    await expect(place).toBeHidden()
    await expect(when).toBeVisible()
    await test.step('who registers without it is told that the ticket could not load', async () => {
      await register(page, 'Anna')
      await expect(
        page.getByRole('heading', { level: 1, name: t('contactPage.received.registered') }),
      ).toBeVisible()
      await expect(page.getByText(t('ui.notStarted')).first()).toBeVisible()
    })

    await page.unrouteAll()
    const arrive = await holdRequests(page, '**/tickets-*.js')
    await open(page, registration)
    const room = await place.boundingBox()
    arrive()
    await expect(draftOf(page)).toBeVisible()
    expect(await place.boundingBox()).toEqual(room)
    await expect(when).toBeHidden()
  })
})
