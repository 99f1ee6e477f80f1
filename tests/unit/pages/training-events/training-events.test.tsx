// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ANNOUNCED_EVENTS, archivedAt, endOf, PAST_EVENTS } from '../../../../src/content/events.ts'
import { formatDateWithWeekday } from '../../../../src/i18n/dates.ts'
import { LANGUAGE_CODES } from '../../../../src/i18n/languages.ts'
import { Archive } from '../../../../src/pages/training-events/archive.tsx'
import { UpcomingEvents } from '../../../../src/pages/training-events/upcoming-events.tsx'
import { announcedEvent } from '../../../support/events.ts'
import { renderInLanguage } from '../../../support/render-in-language.tsx'
import { wordsOf } from '../../../support/words.ts'

const t = wordsOf('en')
const de = wordsOf('de')

afterEach(cleanup)

describe('upcoming events', () => {
  it('show title, format and summary', async () => {
    await renderInLanguage('en', <UpcomingEvents events={ANNOUNCED_EVENTS} />)
    const [first] = screen.getAllByRole('listitem')
    const row = within(first ?? document.body)
    expect(row.getByRole('heading', { level: 3 }).textContent).toBe('AI editing for vertical video')
    row.getByText(t('trainingEventsPage.sampleUpcomingEvents.ai-editing.format'))
    row.getByText(t('trainingEventsPage.sampleUpcomingEvents.ai-editing.summary'))
  })

  it('link to the contact form with the event', async () => {
    await renderInLanguage('de', <UpcomingEvents events={ANNOUNCED_EVENTS} />)
    const links = screen.getAllByRole('link', { name: /^Anmelden/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ANNOUNCED_EVENTS.map(({ id }) => `/de/contact?event=${id}`),
    )
  })

  it('are tickets: day, time in Warsaw, length, speaker, places, a file for the calendar', async () => {
    await renderInLanguage('ru', <UpcomingEvents events={ANNOUNCED_EVENTS} />)
    const [ticket] = screen.getAllByRole('listitem')
    expect(ticket?.textContent).toMatch(/9.*среда.*декабря/)
    expect(ticket?.textContent).toMatch(/18:00 по\sВаршаве.*Йонас Вебер.*120\sмин.*Мест: 16/)
    const calendar = within(ticket ?? document.body).getByRole('link', { name: /^В\sкалендарь/ })
    expect(calendar.getAttribute('href')).toBe('/ru/training-events/ai-editing.ics')
  })

  it.each(LANGUAGE_CODES)('say their date as it is said, in %s', async (language) => {
    await renderInLanguage(language, <UpcomingEvents events={ANNOUNCED_EVENTS} />)
    const dates = [...document.querySelectorAll('time[datetime$="-09"], time[datetime$="-10"]')]
    expect(dates).toHaveLength(2)
    for (const date of dates) {
      for (const hidden of date.querySelectorAll('[aria-hidden=true]')) hidden.remove()
      expect(date.textContent).toBe(
        formatDateWithWeekday(date.getAttribute('datetime') ?? '', language),
      )
    }
  })

  it('label their buttons with the event', async () => {
    await renderInLanguage('en', <UpcomingEvents events={ANNOUNCED_EVENTS} />)
    screen.getByRole('link', { name: 'Register Prompts that sound like you' })
  })

  it('have an empty state', async () => {
    await renderInLanguage('de', <UpcomingEvents events={[]} />)
    screen.getByText(de('trainingEventsPage.noUpcoming'))
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('the archive', () => {
  it('shows an event that has just ended, without a recording', async () => {
    const first = announcedEvent('ai-editing')
    await renderInLanguage('es', <Archive events={archivedAt(endOf(first))} />)
    const [latest] = screen.getAllByRole('listitem')
    expect(latest?.id).toBe(first.id)
    expect(latest?.textContent).toContain('9 de diciembre de 2026')
    expect(within(latest ?? document.body).queryByRole('link')).toBeNull()
  })

  it('opens recordings in a new tab with noopener', async () => {
    await renderInLanguage('en', <Archive events={PAST_EVENTS} />)
    const name = 'Watch Recording (opens in a new tab) Reading a contract in twenty minutes'
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe('https://recordings.duet.example/reading-a-contract')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('shows a text instead of a link without a recording', async () => {
    await renderInLanguage('en', <Archive events={PAST_EVENTS} />)
    const title = screen.getByText('Behind closed doors: rates and negotiation')
    const card = within(title.closest('li') ?? document.body)
    card.getByText('Recording not available')
    expect(card.queryByRole('link')).toBeNull()
    expect(card.queryByRole('button')).toBeNull()
  })

  it('has an empty state', async () => {
    await renderInLanguage('de', <Archive events={[]} />)
    screen.getByText(de('trainingEventsPage.noPast'))
    expect(screen.queryByRole('list')).toBeNull()
  })
})
