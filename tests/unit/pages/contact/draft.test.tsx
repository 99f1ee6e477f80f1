// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { EVENT_IDS, type EventId } from '../../../../src/content/events.ts'
import { fieldsFor } from '../../../../src/inquiry/fields.ts'
import { briefSentence } from '../../../../src/urls/brief.ts'
import { testApi } from '../../../support/api.ts'
import { field, openContact, requestTo } from '../../../support/contact-page.tsx'
import { textsIn } from '../../../support/texts.ts'

const GOOD = { ...validTexts('general'), message: 'Hello.' }
const t = textsIn('en')
const RECEIVED = t('contactPage.received.title')

const typed = () => fieldsFor('general').map((name) => field(name).value)

describe('what is typed', () => {
  test('is saved after the debounce, without an unload event', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      const visit = await openContact()
      await visit.fillIn(GOOD)
      act(() => void vi.advanceTimersByTime(300))
      expect(sessionStorage.getItem('duet.inquiry')).toContain(GOOD.message)
    } finally {
      vi.useRealTimers()
    }
  })

  test('survives a visit to another page', async () => {
    const visit = await openContact()
    await visit.fillIn(GOOD)
    await visit.leave()
    await screen.findByText('Home')
    await visit.back()
    await screen.findByRole('form')
    expect(typed()).toEqual(Object.values(GOOD))
  })

  test('includes a profile link that is not shown', async () => {
    const at = '/en/contact?type=influencer'
    const visit = await openContact({ at })
    await visit.fillIn({ profileLink: '@anna' })
    visit.close()
    const later = await openContact()
    later.close()
    await openContact({ at })
    expect(field('profileLink').value).toBe('@anna')
  })
})

test('a draft from before a field was added is kept', async () => {
  sessionStorage.setItem('duet.inquiry', '{"typed":{"message":"Hello."},"attempt":null}')
  await openContact()
  expect([field('name').value, field('message').value]).toEqual(['', 'Hello.'])
})

test('a restored draft is announced by a live region that was empty before', async () => {
  const status = () =>
    within(screen.getByRole('form'))
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  const visit = await openContact()
  expect(status()).toBe('')
  await visit.fillIn(GOOD)
  visit.close()
  await openContact()
  expect(status()).toBe(t('contactPage.draftRestored'))
})

describe('a profile that is named on the creators’ page once more', () => {
  const at = (handle: string) => `/en/contact?type=influencer&handle=${handle}`

  test('is the one of the form', async () => {
    const visit = await openContact({ at: at('kasia') })
    await visit.fillIn({ name: 'Anna' })
    visit.close()
    const plain = await openContact({ at: '/en/contact?type=influencer' })
    expect(field('profileLink').value).toBe('@kasia')
    plain.close()
    await openContact({ at: at('kasia.nowak') })
    expect(field('profileLink').value).toBe('@kasia.nowak')
    expect(field('name').value).toBe('Anna')
  })

  test('leaves what was typed into the form', async () => {
    const visit = await openContact({ at: at('kasia') })
    await visit.fillIn({ profileLink: '.films' })
    visit.close()
    await openContact({ at: at('kasia.nowak') })
    expect(field('profileLink').value).toBe('@kasia.films')
  })
})

describe('an unusable draft', () => {
  test.each(['nonsense', '{}', '[1]', '{"typed":{"name":5}}', 'null'])(
    '%s is ignored',
    async (draft) => {
      sessionStorage.setItem('duet.inquiry', draft)
      await openContact()
      expect(typed().join('')).toBe('')
    },
  )

  test('the form works with blocked storage', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    const { fillIn, send } = await openContact({ request: requestTo(await testApi()) })
    await fillIn(GOOD)
    window.dispatchEvent(new Event('pagehide'))
    await send()
    expect(await screen.findByText(RECEIVED)).toBeTruthy()
  })
})

test('an incomplete brief begins the message of a brand, never of a creator', async () => {
  const { user } = await openContact({ at: '/en/contact?type=brand&month=march' })
  const choose = (type: 'influencer' | 'brand') =>
    user.click(screen.getByRole('link', { name: t(`contactPage.types.${type}`) }))
  const line = `${briefSentence(t, { month: 'march' })}\n`
  expect(field('message').value).toBe(line)
  await choose('influencer')
  expect(field('message').value).toBe('')
  await choose('brand')
  expect(field('message').value).toBe(line)
})

describe('a registration for an event', () => {
  const [EVENT, OTHER_EVENT] = EVENT_IDS as [EventId, EventId]
  const AT = `/en/contact?event=${EVENT}`
  const titleOf = (event: EventId, words = t) =>
    words(`trainingEventsPage.sampleUpcomingEvents.${event}.title`)
  const LINE = `I’d like to register for “${titleOf(EVENT)}”.`

  test('starts the message with the event, the caret after it', async () => {
    await openContact({ at: AT })
    const message = field('message')
    expect(message.value).toBe(`${LINE}\n`)
    expect(message.selectionStart).toBe(message.value.length)
  })

  test.each([
    ['before what was written already', '/en/contact', 'Hello.'],
    ['once, also after a reload', AT, 'See you.'],
  ])('inserts the line %s', async (_where, first, written) => {
    const visit = await openContact({ at: first })
    await visit.fillIn({ message: written })
    visit.close()
    await openContact({ at: AT })
    expect(field('message').value).toBe(`${LINE}\n${written}`)
  })

  test('does not restore a deleted line', async () => {
    const visit = await openContact({ at: AT })
    await visit.user.clear(field('message'))
    await visit.fillIn({ message: 'Only a question.' })
    visit.close()
    await openContact({ at: AT })
    expect(field('message').value).toBe('Only a question.')
  })

  test('replaces the line for another event, in whatever language it was written', async () => {
    const visit = await openContact({ at: AT })
    await visit.fillIn({ message: 'See you.' })
    await visit.switchLanguage('de')
    visit.close()
    await openContact({ at: `/de/contact?event=${OTHER_EVENT}` })
    const words = textsIn('de')
    const line = words('trainingEventsPage.registerMessage', {
      title: titleOf(OTHER_EVENT, words),
    })
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nachricht/ })
    expect(message.value).toBe(`${line}\nSee you.`)
  })

  test('removes the line of the event if nothing was added to it', async () => {
    const visit = await openContact({ at: AT })
    visit.close()
    const plain = await openContact()
    expect(field('message').value).toBe('')
    expect(screen.queryByText(t('contactPage.draftRestored'))).toBeNull()
    plain.close()
    await openContact({ at: AT })
    expect(field('message').value).toBe(`${LINE}\n`)
  })

  test.each(['while it is open', 'before it is opened again'])(
    'has the line in the language of the page if nothing was added to it: switched %s',
    async (when) => {
      const words = textsIn('de')
      const line = words('trainingEventsPage.registerMessage', { title: titleOf(EVENT, words) })
      const visit = await openContact({ at: AT })
      await visit.fillIn({ name: 'Anna' })
      if (when === 'while it is open') await visit.switchLanguage('de')
      else {
        visit.close()
        await openContact({ at: `/de/contact?event=${EVENT}` })
      }
      const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Nachricht/ })
      expect(message.value).toBe(`${line}\n`)
      cleanup()
      await openContact()
      expect(field('message').value).toBe('')
      expect(field('name').value).toBe('Anna')
    },
  )

  test('keeps the line that was sent in another language, so that a retry is the same', async () => {
    const { message: _line, ...rest } = GOOD
    const visit = await openContact({ at: AT })
    await visit.fillIn(rest)
    await visit.send()
    await screen.findByRole('button', { name: t('contactPage.failure.retry') })
    await visit.switchLanguage('de')
    visit.close()
    await openContact({ at: `/de/contact?event=${EVENT}` })
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nachricht/ })
    expect(message.value).toBe(`${LINE}\n`)
  })

  test('keeps what was written below the line, in its language, and without its event lacks the line', async () => {
    const visit = await openContact({ at: AT })
    await visit.fillIn({ message: 'See you.' })
    const message = field('message')
    await visit.switchLanguage('de')
    expect(message.value).toBe(`${LINE}\nSee you.`)
    visit.close()
    await openContact()
    expect(field('message').value).toBe('See you.')
  })

  test('sends the event id, then removes it from the URL', async () => {
    const api = await testApi()
    const visit = await openContact({ at: AT, request: requestTo(api) })
    const { message: _line, ...rest } = GOOD
    await visit.fillIn(rest)
    await visit.send()
    await screen.findByText(t('contactPage.received.next'))
    expect(await api.store.inquiries.list('flagged')).toMatchObject([
      { event: EVENT, message: LINE },
    ])
    await expect.poll(visit.search).toBe('')
    // Behind the ticket the form is empty.
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('')
  })
})
