import { readFile } from 'node:fs/promises'
import { type Locator, type Page, test as plain } from '@playwright/test'
import { EVENT_IDS } from '../../src/content/event-ids.ts'
import { ANNOUNCED_EVENTS, endOf, PAST_EVENTS, startOf } from '../../src/content/events.ts'
import { announcedEvent } from '../support/events.ts'
import { wordsOf } from '../support/words.ts'
import { expect, open, test } from './fixtures.ts'

const t = wordsOf('en')
const first = announcedEvent(EVENT_IDS[0])
const second = announcedEvent(EVENT_IDS[1])
const title = t('trainingEventsPage.sampleUpcomingEvents.account-security.title')

test('registering prefills the message with the event', async ({ page }) => {
  await open(page, '/en/training-events')
  await page
    .getByRole('link', { name: `${t('trainingEventsPage.registerButton')} ${title}` })
    .click()
  await expect(page).toHaveURL('/en/contact?event=account-security')
  await expect(page.getByRole('textbox', { name: t('contactPage.fields.message') })).toHaveValue(
    `${t('trainingEventsPage.registerMessage', { title })}\n`,
  )
})

test('a recording opens in a new tab', async ({ page, context }) => {
  await context.route('https://recordings.duet.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Recording</title>' }),
  )
  await open(page, '/en/training-events')
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('link', { name: t('trainingEventsPage.watchRecordingButton') })
    .first()
    .click()
  const recording = await opened
  await expect(recording).toHaveURL('https://recordings.duet.example/reading-a-contract')
  expect(await recording.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/en/training-events')
})

test('the tab order follows the events', async ({ page }) => {
  await open(page, '/en/training-events')
  const links = page.getByRole('main').getByRole('link')
  await links.first().focus()
  for (const link of await links.all()) {
    await expect(link).toBeFocused()
    await page.keyboard.press('Tab')
  }
})

test.describe('a past event moves to the archive', () => {
  const announced = ANNOUNCED_EVENTS.map(({ id }) => id)
  const past = PAST_EVENTS.map(({ id }) => id)

  const list = (page: Page, name: 'upcomingTitle' | 'archiveTitle') =>
    page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: t(`trainingEventsPage.${name}`) }),
    })
  const idsIn = (section: Locator) =>
    section.getByRole('listitem').evaluateAll((items) => items.map(({ id }) => id))

  test('when it ends while the page is open', async ({ page }) => {
    await page.clock.install({ time: endOf(first) - 90_000 })
    await open(page, '/en/training-events')
    const [upcoming, archive] = [list(page, 'upcomingTitle'), list(page, 'archiveTitle')]
    expect(await idsIn(upcoming)).toEqual(announced)
    expect(await idsIn(archive)).toEqual(past)

    await page.clock.runFor(90_000)
    await expect(upcoming.locator(`#${first.id}`)).toHaveCount(0)
    expect(await idsIn(archive)).toEqual([first.id, ...past])
  })

  test('on page load, if the page was prerendered before', async ({ page }) => {
    await page.clock.setFixedTime(endOf(second))
    await open(page, '/en/training-events')
    await expect(list(page, 'archiveTitle').locator(`#${second.id}`)).toBeVisible()
    expect(await idsIn(list(page, 'upcomingTitle'))).toEqual(announced.slice(2))
    expect(await idsIn(list(page, 'archiveTitle'))).toEqual([second.id, first.id, ...past])
  })

  test('until the empty state is shown', async ({ page }) => {
    await page.clock.setFixedTime(Math.max(...ANNOUNCED_EVENTS.map(endOf)))
    await open(page, '/en/training-events')
    await expect(page.getByText(t('trainingEventsPage.noUpcoming'))).toBeVisible()
    expect(await idsIn(list(page, 'upcomingTitle'))).toEqual([])
    expect(await idsIn(list(page, 'archiveTitle'))).toEqual([...announced.toReversed(), ...past])
  })
})

for (const { timezoneId, time } of [
  { timezoneId: 'Europe/Warsaw', time: null },
  { timezoneId: 'America/New_York', time: '12:00' },
  { timezoneId: 'Asia/Tokyo', time: '10 December, 2:00' },
])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`the first event begins ${time ? `at ${time}` : 'when it does in Warsaw'}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(startOf(first) - 1)
      await open(page, '/en/training-events')
      const ticket = page.locator(`#${first.id}`)
      await expect(ticket).toContainText(t('trainingEventsPage.warsawTime', { time: '18:00' }))
      const yours = ticket.getByText(t('trainingEventsPage.yourTime', { time: time ?? '' }))
      await expect(yours).toHaveCount(time ? 1 : 0)
    })
  })

test('an event can be downloaded as an iCalendar file', async ({ page }) => {
  await open(page, '/en/training-events')
  const name = `${t('trainingEventsPage.addToCalendar')} ${title}`
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('account-security.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain(`SUMMARY:${title}\r\n`)
})

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false })

  plain('registering leads to the form', async ({ page }) => {
    await page.goto('/en/training-events')
    await page
      .getByRole('link', { name: t('trainingEventsPage.registerButton') })
      .nth(1)
      .click()
    await expect(page).toHaveURL('/en/contact?event=account-security')
  })
})
