import { OFFICE_TIME_ZONE } from '../../src/constants.ts'
import { ANNOUNCED_EVENTS, type AnnouncedEvent, endOf, startOf } from '../../src/content/events.ts'
import { textsIn } from '../support/texts.ts'
import { expect, open, REQUEST_ERROR, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

const t = textsIn('en')
const [first] = ANNOUNCED_EVENTS as [AnnouncedEvent]

// So high that the next ticket begins on the first screen
test.use({ timezoneId: OFFICE_TIME_ZONE, viewport: { width: 1280, height: 900 } })

test('the stub of an event is pulled sideways, torn off or let go; over, the event is in the archive', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await page.clock.setFixedTime(startOf(first) - 1)
  await open(page, '/en/training-events')
  const ticket = page.locator(`#${first.id}`)
  const stub = ticket.locator('time').first()
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
    await expect(page).toHaveURL('/en/training-events')
  }

  await test.step('in Warsaw it does not say once more when the event begins', () =>
    expect(ticket.getByText(t('trainingEventsPage.yourTime', { time: '' }))).toHaveCSS(
      'visibility',
      'hidden',
    ))
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
      const { left, width, top } = next.getBoundingClientRect()
      for (let x = left; x < left + width; x += 4) {
        const stack = document.elementsFromPoint(x, top + 4)
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
    await expect(page).toHaveURL(`/en/contact?event=${first.id}`)
  })
  await test.step('once the event is over it is in the archive', async () => {
    await page.clock.setFixedTime(endOf(first))
    await page.goBack()
    await expect(ticket.getByText(t('trainingEventsPage.recordingNotAvailable'))).toBeVisible()
  })
})
