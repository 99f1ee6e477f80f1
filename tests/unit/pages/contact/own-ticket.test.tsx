// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ANNOUNCED_EVENTS, type AnnouncedEvent } from '../../../../src/content/events.ts'
import { Toaster } from '../../../../src/layout/toaster/toaster.tsx'
import { OwnTicket } from '../../../../src/pages/contact/ticket/own-ticket.tsx'
import { spokenAlert } from '../../../support/contact-page.tsx'
import { renderInLanguage } from '../../../support/render-in-language.tsx'
import { textsIn } from '../../../support/texts.ts'

const t = textsIn('en')
const [event] = ANNOUNCED_EVENTS as [AnnouncedEvent]

afterEach(cleanup)

it.each([
  ['Anna', 1],
  ['Anna 2.0', 0],
])(
  'of %s has its other half offered by a link only if it may have the name',
  async (name, count) => {
    await renderInLanguage('en', <OwnTicket event={event} first={name} />)
    screen.getByRole('img', { name: new RegExp(name) })
    const bring = { name: t('trainingEventsPage.ticket.bring') }
    expect(screen.queryAllByRole('button', bring)).toHaveLength(count)
  },
)

// happy-dom has no canvas to draw it on.
it('says that the picture of a ticket could not be saved', async () => {
  const ticket = <OwnTicket key="ticket" event={event} first="Anna" />
  await renderInLanguage('en', [ticket, <Toaster key="toaster" />])
  await userEvent.click(screen.getByRole('button', { name: t('trainingEventsPage.ticket.save') }))
  await expect.poll(spokenAlert).toContain(t('trainingEventsPage.ticket.notSaved'))
})
