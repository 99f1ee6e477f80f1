import { validTexts } from '../../scripts/harness/submission.ts'
import { OFFICE_TIME_ZONE } from '../../src/constants.ts'
import {
  ANNOUNCED_EVENTS,
  type AnnouncedEvent,
  archivedAt,
  endOf,
  startOf,
} from '../../src/content/events.ts'
import { dayParts } from '../../src/i18n/dates.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { textsIn } from '../support/texts.ts'
import { contactForm, uniqueValues, withoutTokens } from './contact-form.ts'
import { expect, open, REQUEST_ERROR, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

const t = textsIn('en')
const [first, second] = ANNOUNCED_EVENTS as [AnnouncedEvent, AnnouncedEvent]

test('the form of an event is a registration, and says language, price and when it is over', async ({
  page,
}) => {
  const { month } = dayParts(second.starts, 'en')
  const monthOfTicket = page.locator('time').getByText(month, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const types = page.getByRole('navigation', { name: t('contactPage.typeLabel') })
  const { fillIn, received } = contactForm(page)
  await withoutTokens(page)

  await page.clock.setFixedTime(startOf(first))
  await open(page, `/en/contact?event=${second.id}`)
  const title = t(`trainingEventsPage.sampleUpcomingEvents.${second.id}.title`)
  await expect(page).toHaveTitle(documentTitle(t, title))
  await expect(
    page.getByRole('heading', { level: 2, name: t('contactPage.registrationTitle') }),
  ).toBeVisible()
  await expect(button(t('contactPage.registrationButton'))).toBeVisible()
  await expect(page.getByText(t(`trainingEventsPage.heldIn.${second.heldIn}`))).toBeVisible()
  await expect(page.getByText(new RegExp(` · ${t('trainingEventsPage.free')}$`))).toBeVisible()
  await expect(types).toHaveCount(0)
  await expect(page.getByText(t('contactPage.registrationOver'))).toHaveCount(0)
  await expect(page.getByText(t('trainingEventsPage.confirmation'))).toBeVisible()
  await expect(monthOfTicket).toBeVisible()

  await page.clock.setFixedTime(endOf(second))
  await open(page, `/en/contact?event=${second.id}`)
  await expect(button(t('contactPage.buttons.general'))).toBeVisible()
  await expect(types).toBeVisible()
  await expect(page.getByText(t('contactPage.registrationOver'))).toBeVisible()
  await expect(page.getByText(t('trainingEventsPage.confirmation'))).toHaveCount(0)
  await expect(monthOfTicket).toBeVisible()

  await test.step('then it can be another kind of inquiry', async () => {
    await types.getByRole('link', { name: t('contactPage.types.brand') }).click()
    await expect(button(t('contactPage.buttons.brand'))).toBeVisible()
    await expect(page.getByText(t('contactPage.registrationOver'))).toHaveCount(0)
    await open(page, `/en/contact?event=${second.id}`)
  })

  await test.step('then a message gives no ticket', async () => {
    await fillIn(validTexts('general', uniqueValues()))
    await button(t('contactPage.buttons.general')).click()
    await expect(received).toBeVisible()
    const ticket = page.getByText(t('trainingEventsPage.ticket.title'), { exact: true })
    await expect(ticket).toHaveCount(0)
  })
})

test('the stub of an event is pulled sideways, torn off or let go', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await page.clock.setFixedTime(startOf(first) - 1)
  await open(page, '/en/training-events')
  const stub = page.locator(`#${first.id} time`).first()
  const angle = () =>
    stub.evaluate((element) => Math.abs(parseFloat(getComputedStyle(element).rotate)))
  const { x, y } = await boxOf(stub)
  async function pullBy(distance: number) {
    await page.mouse.move(x + 30, y + 30)
    await page.mouse.down()
    await page.mouse.move(x + 30 + distance, y + 30)
  }
  async function expectToRest() {
    await expect.poll(angle).toBeLessThan(2)
    expect(new URL(page.url()).pathname).toBe('/en/training-events')
  }

  await test.step('it turns, and springs back when it is let go', async () => {
    await pullBy(60)
    expect(await angle()).toBeGreaterThan(5)
    await page.mouse.up()
    await expectToRest()
  })
  await test.step('it lies over the next ticket, and springs back when it is torn off offline', async () => {
    await context.setOffline(true)
    await pullBy(120)
    const isOnTop = await stub.evaluate((pulled) => {
      const next = pulled.closest('li')?.nextElementSibling?.querySelector('time')
      if (!next) throw new Error('there is no next ticket')
      const { left, right } = pulled.getBoundingClientRect()
      for (let x = left; x < right; x += 4) {
        const stack = document.elementsFromPoint(x, next.getBoundingClientRect().top + 4)
        if (stack.includes(pulled) && stack.includes(next))
          return stack.indexOf(pulled) < stack.indexOf(next)
      }
      throw new Error('it does not reach the next ticket')
    })
    expect(isOnTop).toBe(true)
    await page.mouse.up()
    await expect(page.getByRole('alert')).toContainText(t('ui.offline.title'))
    await expectToRest()
    await context.setOffline(false)
  })
  await test.step('torn off it leads to the registration', async () => {
    await pullBy(120)
    await page.mouse.up()
    await expect(
      page.getByRole('heading', { level: 2, name: t('contactPage.registrationTitle') }),
    ).toBeVisible()
    expect(new URL(page.url()).searchParams.get('event')).toBe(first.id)
  })
})

test('an event moves to the archive when it ends while the page is open', async ({ page }) => {
  await page.clock.install({ time: endOf(first) - 90_000 })
  await open(page, '/en/training-events')
  const idsIn = (title: 'upcomingTitle' | 'archiveTitle') =>
    page
      .locator('section', {
        has: page.getByRole('heading', { level: 2, name: t(`trainingEventsPage.${title}`) }),
      })
      .getByRole('listitem')
      .evaluateAll((items) => items.map(({ id }) => id))
  const announced = ANNOUNCED_EVENTS.map(({ id }) => id)
  const past = archivedAt(0).map(({ id }) => id)
  await expect.poll(() => idsIn('upcomingTitle')).toEqual(announced)
  await expect.poll(() => idsIn('archiveTitle')).toEqual(past)

  await page.clock.runFor(90_000)
  await expect.poll(() => idsIn('upcomingTitle')).toEqual(announced.slice(1))
  await expect.poll(() => idsIn('archiveTitle')).toEqual([first.id, ...past])
})

test.describe('in Warsaw', () => {
  test.use({ timezoneId: OFFICE_TIME_ZONE })

  // Elsewhere: tests/unit/pages/training-events/training-events.test.tsx
  test('an event does not say when it begins here', async ({ page }) => {
    await page.clock.setFixedTime(startOf(first) - 1)
    await open(page, '/en/training-events')
    const ticket = page.locator(`#${first.id}`)
    const yours = ticket.getByText(t('trainingEventsPage.yourTime', { time: '' }))
    await expect(yours).toHaveCount(1)
    await expect(yours).toBeHidden()
  })
})
