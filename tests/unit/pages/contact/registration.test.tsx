// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { ANNOUNCED_EVENTS, type AnnouncedEvent, endOf } from '../../../../src/content/events.ts'
import { testApi } from '../../../support/api.ts'
import { openContact, requestTo } from '../../../support/contact-page.tsx'
import { textsIn } from '../../../support/texts.ts'

const t = textsIn('en')
const [event] = ANNOUNCED_EVENTS as [AnnouncedEvent]
const at = `/en/contact?event=${event.id}`
const button = (name: string) => screen.queryByRole('button', { name })
const types = () => screen.queryByRole('navigation', { name: t('contactPage.typeLabel') })
const notice = () => screen.queryByText(t('contactPage.registrationOver'))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('until an event is over its form is a registration, and says language, price and that it is confirmed', async () => {
  vi.setSystemTime(endOf(event) - 1)
  await openContact({ at })
  screen.getByRole('heading', { level: 2, name: t('contactPage.registrationTitle') })
  expect(button(t('contactPage.registrationButton'))).not.toBeNull()
  screen.getByText((text) => text.includes(t(`trainingEventsPage.heldIn.${event.heldIn}`)))
  screen.getByText((text) => text.endsWith(t(`trainingEventsPage.${event.price}`)))
  screen.getByText(t('trainingEventsPage.confirmation'))
  expect([types(), notice()]).toEqual([null, null])
})

test('once an event is over its form is a message, or another inquiry', async () => {
  vi.setSystemTime(endOf(event))
  const { user } = await openContact({ at })
  expect(button(t('contactPage.buttons.general'))).not.toBeNull()
  expect(notice()).not.toBeNull()
  expect(screen.queryByText(t('trainingEventsPage.confirmation'))).toBeNull()
  await user.click(screen.getByRole('link', { name: t('contactPage.types.brand') }))
  expect(button(t('contactPage.buttons.brand'))).not.toBeNull()
  expect(notice()).toBeNull()
})

test('a message about an event that is over gives no ticket', async () => {
  vi.setSystemTime(endOf(event))
  const { fillIn, send } = await openContact({ at, request: requestTo(await testApi()) })
  await fillIn(validTexts('general'))
  await send()
  await screen.findByText(t('contactPage.received.title'))
  expect(screen.queryByText(t('trainingEventsPage.ticket.title'))).toBeNull()
})
