// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { numbersFor } from '../../../../src/i18n/numbers.ts'
import { FORM_TOKEN_PATH, HONEYPOT, INQUIRIES_PATH } from '../../../../src/inquiry/api.ts'
import type { InquiryType } from '../../../../src/inquiry/inquiry-type.ts'
import { createFormTokens } from '../../../../src/server/form-token.ts'
import { limiterWith, type TestApi, testApi } from '../../../support/api.ts'
import { field, openContact, requestTo, spokenAlert } from '../../../support/contact-page.tsx'
import { textsIn } from '../../../support/texts.ts'

const GOOD = { ...validTexts('general'), message: 'Hello.' }
const t = textsIn('en')
const RECEIVED = t('contactPage.received.title')
const TRY_AGAIN = 'Try again'

afterEach(() => void vi.useRealTimers())

const stored = ({ store }: TestApi) => store.inquiries.list()

/** Opens the form, fills it in and sends it. */
async function sendBy(request: typeof fetch, at?: string) {
  const visit = await openContact({ request, ...(at && { at }) })
  await visit.fillIn(GOOD)
  await visit.send()
  return visit
}

/** Sends an inquiry that is held up on its way to the server until it is let through. */
async function sendHeldUp(api: TestApi, at?: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const signals: (AbortSignal | null | undefined)[] = []
  const visit = await sendBy(async (input, init) => {
    if (input === INQUIRIES_PATH) {
      signals.push(init?.signal)
      await promise
    }
    return requestTo(api)(input, init)
  }, at)
  await waitFor(() => expect(signals).toHaveLength(1))
  return { ...visit, signal: signals[0], release: () => act(async () => resolve()) }
}

test('a form asks the server for nothing before it is used', async () => {
  const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError())
  const { user } = await openContact({ request })
  expect(request).not.toHaveBeenCalled()
  await user.click(field('name'))
  expect(request.mock.lastCall?.[0]).toBe(FORM_TOKEN_PATH)
})

describe('an inquiry that is stored', () => {
  test('is confirmed in place of the form, until another message is started', async () => {
    const api = await testApi()
    const { fillIn, send, writeAnother } = await sendBy(requestTo(api))
    const note = await screen.findByText(RECEIVED)
    expect(document.activeElement?.contains(note)).toBe(true)
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      "Message Sent! Thank you for contacting us. We'll get back to you soon.",
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      t('contactPage.received.now') + t('contactPage.received.stored'),
      t('contactPage.officeHours.days') + t('contactPage.received.reader'),
      t('contactPage.responseTime.text', numbersFor('en')) +
        t('contactPage.received.toEmail', { email: String(GOOD.email) }),
    ])
    expect(await stored(api)).toMatchObject([{ ...GOOD, type: 'general', language: 'en' }])

    await writeAnother()
    expect(screen.queryByText(RECEIVED)).toBeNull()
    expect(document.activeElement).toBe(field('name'))
    expect((['name', 'email', 'message'] as const).map((name) => field(name).value).join('')).toBe(
      '',
    )
    await fillIn({ ...GOOD, message: 'One more thing.' })
    await send()
    await screen.findByText(RECEIVED)
    expect(await stored(api)).toHaveLength(2)
  })

  test('gives way to the form of another address of the page, by a link and by Back', async () => {
    const at = '/en/contact?utm_source=x'
    const { back, changeType, fillIn, send } = await sendBy(requestTo(await testApi()), at)
    const isFormBack = () =>
      expect.poll(() => document.activeElement?.getAttribute('name')).toBe('name')
    await screen.findByText(RECEIVED)
    await changeType('general')
    await isFormBack()
    expect(screen.queryByText(RECEIVED)).toBeNull()

    await fillIn(GOOD)
    await send()
    await screen.findByText(RECEIVED)
    await back()
    await isFormBack()
    expect(screen.queryByText(RECEIVED)).toBeNull()
  })

  test('is not flagged when its token arrives late', async () => {
    const api = await testApi({ tokens: createFormTokens('a secret of the tests', Date.now) })
    const late = Promise.withResolvers<void>()
    let asked = 0
    const { fillIn, send } = await openContact({
      request: async (input, init) => {
        if (input === FORM_TOKEN_PATH) {
          asked++
          // For each field there is no network yet, for the button a slow one.
          if (asked <= Object.keys(GOOD).length) throw new TypeError()
          await late.promise
        }
        return requestTo(api)(input, init)
      },
    })
    await fillIn(GOOD)
    await send()
    expect(await stored(api)).toEqual([])
    late.resolve()
    await screen.findByText(RECEIVED)
    expect(await stored(api)).toMatchObject([{ ...GOOD, flags: [] }])
  })

  test('is flagged when no token could be fetched, and when a bot has filled in the honeypot', async () => {
    const api = await testApi()
    const request = requestTo(api)
    const { fillIn, send } = await openContact({
      request: (input, init) =>
        input === FORM_TOKEN_PATH ? Promise.reject(new TypeError()) : request(input, init),
    })
    await fillIn(GOOD)
    const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)
    if (trap) trap.value = 'https://spam.example'
    await send()
    await screen.findByText(RECEIVED)
    expect(await stored(api)).toMatchObject([{ flags: ['honeypot', 'tokenMissing'] }])
  })
})

describe('an inquiry on its way', () => {
  test('is aborted when the page is left', async () => {
    const { leave, signal } = await sendHeldUp(await testApi())
    await leave()
    await screen.findByText('Home')
    expect(signal?.aborted).toBe(true)
  })

  test('has the language chosen meanwhile', async () => {
    const { switchLanguage } = await sendHeldUp(await testApi())
    await switchLanguage('fr')
    expect(await screen.findByRole('button', { name: 'Envoi en cours…' })).toBeTruthy()
  })
})

describe('an inquiry of one type', () => {
  const FOR_BRANDS = '/en/contact?type=brand'
  const selector = () =>
    screen.getByRole('navigation', { name: t('contactPage.typeLabel'), hidden: true })

  test('cannot change its type while it is being sent', async () => {
    const { release } = await sendHeldUp(await testApi())
    expect(selector().inert).toBe(true)
    await release()
    await screen.findByText(RECEIVED)
    expect(selector().inert).toBe(false)
  })

  test('shows no failure and no retry once another type is chosen', async () => {
    const { user } = await sendBy(requestTo(await testApi({ isDraining: () => true })), FOR_BRANDS)
    const choose = async (type: InquiryType) => {
      await user.click(screen.getByRole('link', { name: t(`contactPage.types.${type}`) }))
      await screen.findByRole('form', { name: t(`contactPage.formTitles.${type}`) })
    }
    await screen.findByRole('button', { name: TRY_AGAIN })
    const note = t('contactPage.failure.retryable.description')
    expect(screen.getByRole('form').textContent).toContain(note)
    await choose('general')
    expect(spokenAlert()).toBe('')
    expect(screen.getByRole('form').textContent).not.toContain(note)
    await choose('brand')
    expect(screen.getByRole('form').textContent).not.toContain(note)
  })

  test('is confirmed with its type, even if the address has changed', async () => {
    const api = await testApi()
    const { changeType, release } = await sendHeldUp(api, FOR_BRANDS)
    await changeType('general')
    await release()
    const confirmation = (await screen.findByText(RECEIVED)).closest('#received')
    expect(confirmation?.querySelector('[data-audience=brand]')).toBeTruthy()
    expect(await stored(api)).toMatchObject([{ type: 'brand' }])
  })

  test('is retried with its type, even if the address has changed', async () => {
    const state = { isDraining: true }
    const api = await testApi({ isDraining: () => state.isDraining })
    const { user, changeType, release } = await sendHeldUp(api, FOR_BRANDS)
    await changeType('general')
    await release()
    state.isDraining = false
    await user.click(await screen.findByRole('button', { name: TRY_AGAIN }))
    await screen.findByText(RECEIVED)
    expect(await stored(api)).toMatchObject([{ type: 'brand' }])
  })
})

describe('an inquiry without an answer', () => {
  test('times out after 15 seconds, and is confirmed when the response is late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const api = await testApi()
    const { release } = await sendHeldUp(api)
    act(() => vi.advanceTimersByTime(10_000))
    expect(spokenAlert()).toBe('')
    act(() => vi.advanceTimersByTime(5000))
    expect(spokenAlert()).toContain('Not confirmed yet')
    await release()
    await screen.findByText(RECEIVED)
    expect(await stored(api)).toHaveLength(1)
  })
})

describe('an inquiry that is not stored', () => {
  test('has a note next to the button until the form is edited', async () => {
    const { user } = await sendBy(requestTo(await testApi({ isDraining: () => true })))
    await expect.poll(spokenAlert).toContain('Not sent')
    const form = screen.getByRole('form')
    expect(form.textContent).toContain(t('contactPage.failure.retryable.description'))
    await user.type(field('message'), '!')
    expect(form.textContent).not.toContain(t('contactPage.failure.retryable.description'))
  })

  test('shows the delay when rate-limited', async () => {
    const limiter = limiterWith({ perIp: 1, total: 1 }, () => 0)
    await limiter.take({ clientIp: '192.0.2.1', isSuspect: false })
    await limiter.take({ clientIp: '192.0.2.1', isSuspect: true })
    await sendBy(requestTo(await testApi({ limiter })))
    await expect.poll(spokenAlert).toMatch(/Too many messages Please try again in \d+ minutes?\./)
  })

  test('marks the fields that the server rejects', async () => {
    const request = requestTo(await testApi())
    // Something on the way spoils the address.
    await sendBy((input, init) =>
      request(input, { ...init, body: String(init?.body).replace('anna@', 'anna') }),
    )
    await expect.poll(() => field('email').getAttribute('aria-invalid')).toBe('true')
    expect(spokenAlert()).toBe('Validation Error Please check: Email Address.')
    expect(document.activeElement).toBe(field('email'))
    expect(field('message').value).toBe(GOOD.message)
  })

  test('asks for a reload when the page has an older form than the server', async () => {
    const request = requestTo(await testApi())
    // As a page does that knows neither the field nor the version of the form that has it.
    await sendBy((input, init) =>
      request(input, {
        ...init,
        body: String(init?.body).replace('"message"', '"note"').replace('"version":"', '$&old '),
      }),
    )
    await expect.poll(spokenAlert).toContain(t('contactPage.failure.outdated.description'))
    const form = within(screen.getByRole('form'))
    expect(form.getByRole('button', { name: t('errorPage.reload') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: TRY_AGAIN })).toBeNull()
    expect(sessionStorage.getItem('duet.inquiry')).toContain(GOOD.message)
  })

  test('dismisses its toast when the page is left', async () => {
    const { leave } = await sendBy(requestTo(await testApi({ isDraining: () => true })))
    await screen.findByRole('button', { name: TRY_AGAIN })
    await leave()
    await waitFor(() => expect(screen.queryByRole('button', { name: TRY_AGAIN })).toBeNull())
  })
})
