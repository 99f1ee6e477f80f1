// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVENT_IDS, type EventId } from '../../../../src/content/event-ids.ts'
import { endOf } from '../../../../src/content/events.ts'
import { Registration, useRegistration } from '../../../../src/pages/contact/registration.tsx'
import { announcedEvent } from '../../../support/events.ts'
import { messagesOf } from '../../../support/messages.ts'
import { renderInLanguage } from '../../../support/render-in-language.tsx'

const [EVENT] = EVENT_IDS
const end = endOf(announcedEvent(EVENT))

function RegistrationFor({ id }: { id: EventId }) {
  const { event, isOpen } = useRegistration(id)
  return event && <Registration event={event} isOpen={isOpen} />
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('whoever registers for an event that is over reads so', async () => {
  const hint = messagesOf('pl')('contactPage.registrationOver').replace(/\s/g, ' ')
  vi.setSystemTime(end - 1)
  await renderInLanguage('pl', <RegistrationFor id={EVENT} />)
  expect(screen.queryByText(hint)).toBeNull()
  cleanup()

  vi.setSystemTime(end)
  await renderInLanguage('pl', <RegistrationFor id={EVENT} />)
  screen.getByText(hint)
})
