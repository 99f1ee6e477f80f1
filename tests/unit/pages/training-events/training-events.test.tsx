// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type AnnouncedEvent,
  EVENT_IDS,
  type EventId,
  PAST_EVENTS,
  type PastEvent,
} from '../../../../src/content/events.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { Archive } from '../../../../src/pages/training-events/archive.tsx'
import { UpcomingEvents } from '../../../../src/pages/training-events/upcoming-events.tsx'
import { renderInLanguage } from '../../../support/render-in-language.tsx'
import { textsIn } from '../../../support/texts.ts'

const t = textsIn('en')
const de = textsIn('de')

/** The facts are made up: what is announced is nothing to the page. */
const EVENT = {
  id: EVENT_IDS[0] as EventId,
  audience: 'brand',
  starts: '2026-12-09T18:00+01:00',
  minutes: 120,
  heldIn: 'pl',
  price: 'free',
  places: 16,
  changed: '2026-11-26',
} as const satisfies AnnouncedEvent
const [{ id: PAST_ID }, { id: OTHER_PAST_ID }] = PAST_EVENTS as [PastEvent, PastEvent]
const RECORDING = 'https://recordings.duet.example/made-up'
const PAST_EVENT = {
  id: PAST_ID,
  starts: '2026-10-15T18:00+02:00',
  minutes: 20,
  recording: RECORDING,
} as const satisfies PastEvent

/** What is said of the event. */
function wordsOfEvent(language: Language) {
  const text = textsIn(language)
  const word = (name: 'title' | 'format' | 'summary' | 'speaker') =>
    text(`trainingEventsPage.sampleUpcomingEvents.${EVENT.id}.${name}`)
  return {
    title: word('title'),
    format: word('format'),
    summary: word('summary'),
    speaker: word('speaker'),
  }
}
const pastTitle = t(`trainingEventsPage.samplePastEvents.${PAST_ID}.title`)

afterEach(cleanup)
afterEach(() => vi.useRealTimers())
afterEach(() => vi.unstubAllEnvs())

describe('upcoming events', () => {
  it('show title, format, summary, language, price and for whom they are, and name themselves on their buttons', async () => {
    await renderInLanguage('en', <UpcomingEvents events={[EVENT]} />)
    const { title, format, summary } = wordsOfEvent('en')
    const row = within(screen.getByRole('listitem'))
    expect(row.getByRole('heading', { level: 3 }).textContent).toBe(title)
    for (const fact of [format, 'In Polish', t('nav.forBrands'), 'Free'])
      row.getByText((text) => text.replace(' ·', '') === fact)
    row.getByText(summary)
    row.getByRole('link', { name: `${t('trainingEventsPage.registerButton')} ${title}` })
  })

  it('are read with a pause between what stands side by side', async () => {
    await renderInLanguage('en', <UpcomingEvents events={[EVENT]} />)
    const { format } = wordsOfEvent('en')
    const text = screen.getByRole('listitem').textContent?.replaceAll('\u00A0', ' ')
    expect(text).toContain(`${format} · In Polish · ${t('nav.forBrands')}`)
    expect(text).toContain('120 min · Room for 16 · Free')
  })

  it('say before one can register that the place has to be confirmed', async () => {
    await renderInLanguage('en', <UpcomingEvents events={[EVENT]} />)
    const note = screen.getByText(t('trainingEventsPage.confirmation'))
    const [button] = screen.getAllByRole('link', {
      name: new RegExp(`^${t('trainingEventsPage.registerButton')}`),
    })
    const position = note.compareDocumentPosition(button as HTMLElement)
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('say below their list that dates and speakers are made up', async () => {
    await renderInLanguage('en', <UpcomingEvents events={[EVENT]} />)
    const note = screen.getByText(t('trainingEventsPage.sampleNote'))
    const position = screen.getByRole('list').compareDocumentPosition(note)
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('are tickets: day, time in Warsaw, length, speaker, places, a file for the calendar', async () => {
    await renderInLanguage('ru', <UpcomingEvents events={[EVENT]} />)
    const ticket = screen.getByRole('listitem')
    const { speaker } = wordsOfEvent('ru')
    expect(ticket.textContent).toMatch(/9декабря 2026.*среда/)
    expect(ticket.textContent).toMatch(
      new RegExp(`18:00 по\\sВаршаве.*${speaker}.*120\\sмин.*Мест: 16`),
    )
    const calendar = within(ticket).getByRole('link', { name: /^В\sкалендарь/ })
    expect(calendar.getAttribute('href')).toBe(`/ru/training-events/${EVENT.id}.ics`)
  })

  it('say when they begin where the visitor is', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    await renderInLanguage('en', <UpcomingEvents events={[EVENT]} />)
    screen.getByText(t('trainingEventsPage.yourTime', { time: '10 December, 2:00' }))
  })

  it('say their date as it is said', async () => {
    await renderInLanguage('es', <UpcomingEvents events={[EVENT]} />)
    const [date] = document.querySelectorAll('time')
    expect(date?.dateTime).toBe('2026-12-09')
    for (const hidden of date?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove()
    expect(date?.textContent).toBe('miércoles, 9 de diciembre de 2026')
  })

  it('have an empty state', async () => {
    await renderInLanguage('de', <UpcomingEvents events={[]} />)
    screen.getByText(de('trainingEventsPage.noUpcoming'))
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('the archive', () => {
  it('shows an event that has just ended, without a recording', async () => {
    await renderInLanguage('es', <Archive events={[EVENT]} />)
    const latest = screen.getByRole('listitem')
    expect(latest.id).toBe(EVENT.id)
    expect(latest.textContent).toContain('9 de diciembre de 2026')
    expect(within(latest).queryByRole('link')).toBeNull()
  })

  it('opens recordings in a new tab with noopener', async () => {
    await renderInLanguage('en', <Archive events={[PAST_EVENT]} />)
    const name = `Watch Recording (opens in a new tab) ${pastTitle}`
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(RECORDING)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('says of an event without a recording that there is none, and what it was about', async () => {
    await renderInLanguage('en', <Archive events={[{ ...PAST_EVENT, recording: null }]} />)
    const event = within(screen.getByRole('listitem'))
    event.getByText('Recording not available')
    event.getByText(t(`trainingEventsPage.samplePastEvents.${PAST_ID}.summary`))
    expect(event.queryByRole('link')).toBeNull()
    expect(event.queryByRole('button')).toBeNull()
  })

  it('shows recordings first, and a cover of each event', async () => {
    const missing = { ...PAST_EVENT, id: OTHER_PAST_ID, recording: null }
    const { container } = await renderInLanguage('en', <Archive events={[missing, PAST_EVENT]} />)
    const [first, second] = screen.getAllByRole('listitem')
    expect([first?.id, second?.id]).toEqual([PAST_ID, OTHER_PAST_ID])
    expect([...container.querySelectorAll('img')].map((image) => image.closest('li'))).toEqual([
      first,
      second,
    ])
  })

  it('has an empty state', async () => {
    await renderInLanguage('de', <Archive events={[]} />)
    screen.getByText(de('trainingEventsPage.noPast'))
    expect(screen.queryByRole('list')).toBeNull()
  })
})
