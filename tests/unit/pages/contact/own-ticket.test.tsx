// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ANNOUNCED_EVENTS, type AnnouncedEvent } from '../../../../src/content/events.ts'
import { Toaster } from '../../../../src/layout/toaster/toaster.tsx'
import { OwnTicket } from '../../../../src/pages/contact/ticket/own-ticket.tsx'
import { spokenAlert } from '../../../support/contact-page.tsx'
import { renderInLanguage } from '../../../support/render-in-language.tsx'
import { textsIn } from '../../../support/texts.ts'

// happy-dom has no canvas to draw it on.
it('says that the picture of a ticket could not be saved', async () => {
  const t = textsIn('en')
  const [event] = ANNOUNCED_EVENTS as [AnnouncedEvent]
  const ticket = <OwnTicket key="ticket" event={event} first="Anna" />
  await renderInLanguage('en', [ticket, <Toaster key="toaster" />])
  await userEvent.click(screen.getByRole('button', { name: t('trainingEventsPage.ticket.save') }))
  await expect.poll(spokenAlert).toContain(t('trainingEventsPage.ticket.notSaved'))
})
