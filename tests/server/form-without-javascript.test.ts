import { Window } from 'happy-dom'
import { describe, expect, test, vi } from 'vitest'
import { inlineHashes } from '../../scripts/build/content-security-policy.ts'
import { validTexts } from '../../scripts/harness/submission.ts'
import { EVENT_IDS, type EventId, findEvent } from '../../src/content/events.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { createTranslate } from '../../src/i18n/t.ts'
import { HONEYPOT } from '../../src/inquiry/api.ts'
import { FIELDS } from '../../src/inquiry/fields.ts'
import { formAction } from '../../src/inquiry/form-response.ts'
import type { InquiryType } from '../../src/inquiry/inquiry-type.ts'
import { documentHeaders, NOTHING_INLINE } from '../../src/server/security-headers.ts'
import { StoreUnavailableError } from '../../src/server/store/database.ts'
import { limiterWith, START, testApi } from '../support/api.ts'
import { unresolvedTexts } from '../support/unresolved-texts.ts'

/** What the form of a prerendered page sends: it has neither key nor token. */
const aForm = (changes: Partial<Record<string, string>> & { type?: InquiryType } = {}) => ({
  type: 'general',
  language: 'pl',
  ...validTexts(changes.type ?? 'general'),
  name: 'Anna Nowak',
  email: 'anna@example.com',
  message: 'Dzień dobry!',
  [HONEYPOT]: '',
  ...changes,
})

function parse(html: string): Document {
  const window = new Window({
    settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  })
  // Happy DOM's types are its own.
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

/** What the form of a page would send, by name. */
const valuesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...parse(html).querySelectorAll<HTMLInputElement>('main [name]')].map((control) => [
      control.name,
      control.value,
    ]),
  )

async function answerTo(form: Record<string, string>, action?: string) {
  const { postForm } = await testApi()
  const response = await postForm(form, {}, action)
  const html = await response.text()
  return { response, html, page: parse(html), values: valuesIn(html) }
}

describe('a form sent without JavaScript', () => {
  test('is thanked for in its language', async () => {
    const { app, postForm } = await testApi()
    const { headers } = await postForm(aForm({ language: 'no' }))
    const response = await app.request(headers.get('location') ?? '')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    const t = createTranslate('no')
    const page = parse(html)
    expect(page.documentElement.lang).toBe('nb')
    expect(page.querySelector('h1')?.textContent).toBe(t('contactPage.received.title'))
    const back = page.querySelector('main a[href="/no"]')
    expect(back?.textContent).toBe(t('contactPage.received.back'))
  })

  test('is thanked for as a registration for its event, and leads to the other events', async () => {
    const { app, postForm } = await testApi()
    const { headers } = await postForm(aForm({ event: EVENT_IDS[0] }))
    const response = await app.request(headers.get('location') ?? '')
    const page = parse(await response.text())
    const t = createTranslate('pl')
    const registered = t('contactPage.received.registered')
    expect(page.title).toBe(documentTitle(t, registered))
    expect([...page.querySelectorAll('h1')].map((each) => each.textContent)).toEqual([registered])
    const main = page.querySelector('main')
    expect(main?.textContent).toContain(
      t(`trainingEventsPage.sampleUpcomingEvents.${EVENT_IDS[0] as EventId}.title`),
    )
    const starts = findEvent(EVENT_IDS[0])?.starts
    expect(main?.querySelector(`time[datetime="${starts}"]`)).not.toBeNull()
    expect(main?.querySelector('a[href="/pl/training-events"]')).not.toBeNull()
  })

  test('is stored once when the button is pressed twice', async () => {
    const { postForm, store } = await testApi()
    const responses = await Promise.all([postForm(aForm()), postForm(aForm())])
    expect(responses.map(({ status }) => status)).toEqual([303, 303])
    expect(await store.inquiries.list('regular')).toHaveLength(1)
  })

  test('is thanked for when it is sent again, although the rate limit is used up', async () => {
    const { postForm } = await testApi({
      limiter: limiterWith({ perIp: 1, total: 1 }, () => START),
    })
    await postForm(aForm())
    expect((await postForm(aForm())).status).toBe(303)
    expect((await postForm(aForm({ message: 'else' }))).status).toBe(429)
  })

  test('is stored twice when the same text registers for two events', async () => {
    const { postForm, store } = await testApi()
    await postForm(aForm({ type: 'brand', event: 'ai-workshop' }))
    const second = await postForm(aForm({ type: 'brand', event: 'brand-summit' }))
    expect(second.status).toBe(303)
    const events = (await store.inquiries.list('regular')).map(({ event }) => event)
    expect(events.toSorted()).toEqual(['ai-workshop', 'brand-summit'])
  })

  test('is stored again when the same text is sent on another day', async () => {
    const { postForm, store, clock } = await testApi()
    await postForm(aForm())
    clock.now += 21 * 86_400_000
    await postForm(aForm())
    expect(await store.inquiries.list('regular')).toHaveLength(2)
  })

  test('may have every field full, in a script that percent-encoding triples', async () => {
    const { postForm } = await testApi()
    const full = aForm({
      type: 'influencer',
      name: '愛'.repeat(FIELDS.name.limit),
      email: `${'愛'.repeat(FIELDS.email.limit - 5)}@a.co`,
      profileLink: `instagram.com/${'a'.repeat(FIELDS.profileLink.limit - 14)}`,
      message: '愛'.repeat(FIELDS.message.limit),
      event: 'e'.repeat(64),
    })
    expect((await postForm(full)).status).toBe(303)
  })

  const NO_FETCH_METADATA = { 'sec-fetch-site': undefined, 'sec-fetch-mode': undefined }
  const PAGE = 'http://duet.example/pl/contact'

  test.each([
    [
      'Safari 15',
      {
        origin: 'http://duet.example',
        referer: PAGE,
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'upgrade-insecure-requests': '1',
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
      },
    ],
    [
      'Firefox 60',
      {
        origin: undefined,
        referer: PAGE,
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'upgrade-insecure-requests': '1',
        'user-agent':
          'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:60.0) Gecko/20100101 Firefox/60.0',
      },
    ],
    [
      'a browser behind a proxy that changes the host',
      { host: '10.0.0.7:3000', origin: 'https://duet.agency', referer: undefined },
    ],
  ])('is not flagged when %s sends it', async (_browser, headers) => {
    const { postForm, store } = await testApi({ ownOrigins: ['https://duet.agency'] })
    const response = await postForm(aForm(), { ...NO_FETCH_METADATA, ...headers })
    expect(response.status).toBe(303)
    expect(await store.inquiries.list('regular')).toMatchObject([{ flags: [] }])
  })

  test.each([
    ['names neither origin nor page', { origin: undefined }],
    ['names a page elsewhere', { origin: undefined, referer: 'https://evil.example/en' }],
    ['names no page', { origin: undefined, referer: 'about:blank' }],
    ['fetches', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  ])('is flagged when a script posts it that %s', async (_what, headers) => {
    const { postForm, store } = await testApi()
    await postForm(aForm(), { ...NO_FETCH_METADATA, ...headers })
    expect(await store.inquiries.list('flagged')).toMatchObject([{ flags: ['tokenMissing'] }])
  })

  test('is flagged when its honeypot is filled', async () => {
    const { postForm, store } = await testApi()
    await postForm(aForm({ [HONEYPOT]: 'x' }))
    expect(await store.inquiries.list('flagged')).toMatchObject([{ flags: ['honeypot'] }])
  })

  test('is refused when another site sent it', async () => {
    const { postForm } = await testApi()
    const response = await postForm(aForm(), { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    // Should it be our own proxy that changes the host, nothing that was typed is lost.
    expect(valuesIn(await response.text())).toMatchObject({ name: 'Anna Nowak' })
  })

  test('is accepted when a strict referrer policy hides its origin', async () => {
    const { postForm } = await testApi()
    expect((await postForm(aForm(), { origin: 'null' })).status).toBe(303)
  })
})

describe('the URL after a form', () => {
  const page = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'ru' }

  test('shows the thanks as often as it is loaded, and stores nothing more', async () => {
    const { app, postForm, store } = await testApi()
    const { headers } = await postForm(aForm({ type: 'brand' }))
    const url = headers.get('location') ?? ''
    expect(url).not.toMatch(/Anna|anna|Dzie/)
    for (const _reload of [1, 2]) {
      const response = await app.request(url, { headers: page })
      expect(response.status).toBe(200)
      expect(parse(await response.text()).title).toContain(
        createTranslate('pl')('contactPage.received.title'),
      )
    }
    expect(await store.inquiries.list('regular')).toHaveLength(1)
  })

  test('of a refused form redirects to the form with its event and partner’s name', async () => {
    const { app, postForm } = await testApi()
    const kind = { language: 'pl', type: 'general', event: EVENT_IDS[0] } as const
    const action = formAction({ ...kind, partnerName: "D'Arcy" })
    const html = await (await postForm(aForm({ ...kind, name: '' }), {}, action)).text()
    const url = parse(html).querySelector('form')?.getAttribute('action') ?? ''
    const response = await app.request(url, { headers: page })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/pl/contact?event=${kind.event}&half=D%27Arcy`)
  })

  test.each([
    ['', '/ru/contact'],
    ['?language=de&type=influencer', '/de/contact?type=influencer'],
    ['?language=//evil.example&type=/&event=/&half=%0D', '/ru/contact'],
  ])('%s redirects a browser, and answers 405 to a program', async (search, contact) => {
    const { app } = await testApi()
    const person = await app.request(`/api/inquiries${search}`, { headers: page })
    expect(person.headers.get('location')).toBe(contact)
    const program = await app.request(`/api/inquiries${search}`)
    expect(program.status).toBe(405)
    expect(program.headers.get('allow')).toBe('POST')
  })
})

describe('a form with mistakes', () => {
  test('names the partner on the ticket, and links to the same form in every language', async () => {
    const kind = { language: 'pl', type: 'general', event: EVENT_IDS[0] } as const
    const action = formAction({ ...kind, partnerName: 'Anna' })
    const { page } = await answerTo(aForm({ ...kind, email: 'anna@' }), action)
    expect(page.querySelector('main')?.textContent).toContain(
      createTranslate('pl')('trainingEventsPage.ticket.invitation', { name: 'Anna' }),
    )
    const links = [...page.querySelectorAll('footer a[hreflang]')]
    const target = (language: string) => `/${language}/contact?event=${kind.event}&half=Anna`
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      LANGUAGES.map(({ code }) => target(code)),
    )
  })

  test('is shown again with everything that was chosen and typed, and the error of each field', async () => {
    const { response, html, page, values } = await answerTo(
      aForm({
        type: 'influencer',
        event: 'ai-workshop',
        language: 'de',
        email: 'anna@',
        profileLink: '',
        message: '  Hallo!',
      }),
    )
    const t = createTranslate('de')
    expect(response.status).toBe(422)
    expect(values).toMatchObject({
      type: 'influencer',
      event: 'ai-workshop',
      name: 'Anna Nowak',
      email: 'anna@',
      profileLink: '',
      message: '  Hallo!',
    })
    expect(page.title).toBe(documentTitle(t, t('contactPage.errors.title')))
    expect(html).toContain(t('contactPage.fieldErrors.emailFormat'))
    expect(html).toContain(t('contactPage.fieldErrors.profileLink'))
    expect(html).toContain(t('contactPage.errors.title'))
    expect(html).toContain(t('contactPage.errors.profileLink'))
  })

  test('links each error to its field, and focuses the first', async () => {
    const { page } = await answerTo(aForm({ name: '', email: 'anna@' }))
    const t = createTranslate('pl')
    const named = (name: string) => page.querySelector(`[name=${name}]`)
    const problemOf = (name: string) =>
      page.getElementById(named(name)?.getAttribute('aria-describedby') ?? '')?.textContent
    expect(problemOf('name')).toBe(t('contactPage.fieldErrors.name'))
    expect(problemOf('email')).toBe(t('contactPage.fieldErrors.emailFormat'))
    expect(page.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
    expect([...page.querySelectorAll('[autofocus]')]).toEqual([named('name')])
  })

  test('is shown with the field that it lacked, when its page is older than the field', async () => {
    const { message: _message, ...older } = aForm()
    const { html, values } = await answerTo(older)
    const t = createTranslate('pl')
    expect(values).toMatchObject({ name: 'Anna Nowak', message: '' })
    expect(html).toContain(t('contactPage.fieldErrors.message'))
    expect(html).not.toContain(t('contactPage.failure.outdated.title'))
  })

  test('keeps its key until it is correct, and is not flagged however fast it is corrected', async () => {
    const { postForm, store } = await testApi()
    const first = valuesIn(await (await postForm(aForm({ email: '' }))).text())
    const second = valuesIn(await (await postForm({ ...first, email: 'anna@' })).text())
    await postForm({ ...second, email: 'anna@example.com' })
    expect(await store.inquiries.list('regular')).toMatchObject([{ id: first.key }])
  })

  test('gets a key of its own even if another visitor sends the same', async () => {
    const [mine, theirs] = await Promise.all([1, 2].map(() => answerTo(aForm({ name: '' }))))
    expect(mine?.values.key).toBeTruthy()
    expect(mine?.values.key).not.toBe(theirs?.values.key)
  })

  test('is escaped wherever it is shown', async () => {
    const hostile = `"><script>alert(1)</script></textarea>' onfocus='x`
    const typed = { name: hostile, email: hostile, message: hostile }
    const { html, values } = await answerTo(aForm(typed))
    expect(html).not.toContain('<script')
    expect(values).toMatchObject(typed)
  })

  test('is a page of the site with header, footer, style sheet and content security policy', async () => {
    const { response, html, page } = await answerTo(aForm({ name: '' }))
    expect(response.headers.get('content-security-policy')).toBe(
      documentHeaders(NOTHING_INLINE)['content-security-policy'],
    )
    expect(() => inlineHashes(html, 'the answer')).not.toThrow()
    expect(page.querySelectorAll('script')).toHaveLength(0)
    expect(page.querySelectorAll('header nav, main form, footer nav').length).toBeGreaterThan(2)
    expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe(
      '/assets/site.css',
    )
    expect(unresolvedTexts(html)).toEqual([])
  })
})

describe('a form that cannot be stored now', () => {
  test('is shown again under the same key when the store is not available', async () => {
    const add = async () => {
      throw new StoreUnavailableError()
    }
    const { postForm } = await testApi({ inquiries: { add, has: add } })
    const [first, second] = await Promise.all([postForm(aForm()), postForm(aForm())])
    expect(first.status).toBe(503)
    expect(first.headers.get('retry-after')).toBe('5')
    const html = await first.text()
    expect(valuesIn(html).message).toBe('Dzień dobry!')
    expect(html).toContain(createTranslate('pl')('contactPage.failure.retryable.description'))
    expect(valuesIn(html).key).toBe(valuesIn(await second.text()).key)
  })

  test('is shown again when an IP address sends too much, and says when to try again', async () => {
    const limiter = limiterWith({ perIp: 1, total: 100 }, () => START)
    const { postForm } = await testApi({ limiter })
    await postForm(aForm())
    const response = await postForm(aForm({ message: 'again' }))
    const html = await response.text()
    expect(response.status).toBe(429)
    expect(valuesIn(html).message).toBe('again')
    expect(html).toContain(
      createTranslate('pl')('contactPage.failure.tooMany.description', { minutes: 10 }),
    )
  })

  test('past the render limit gets 429 from a cached page, and is accepted when valid', async () => {
    const renderLimiter = limiterWith({ perIp: 2, total: 100 }, () => START)
    const { renderResponse } = await import('../../src/app/server-renderers.tsx')
    const render = vi.fn(renderResponse)
    const { postForm, store } = await testApi({ renderLimiter, renderResponse: render })
    const statusOf = async (form: Record<string, string>) => (await postForm(form)).status
    const mistake = aForm({ email: '', event: EVENT_IDS[0] })
    expect([await statusOf(mistake), await statusOf(mistake)]).toEqual([422, 422])
    const hostile = `"><script>alert(1)</script></textarea>' onfocus='x`
    for (const message of [hostile, '\uE000key\uE001 $&']) {
      const form = { ...mistake, message, key: crypto.randomUUID() }
      const response = await postForm(form)
      expect(response.status).toBe(429)
      expect(response.headers.get('retry-after')).toBe('300')
      const html = await response.text()
      expect(valuesIn(html)).toMatchObject(form)
      expect(html).not.toContain('<script')
      expect(html).toContain(
        createTranslate('pl')('contactPage.failure.tooMany.description', { minutes: 5 }),
      )
    }
    expect(render).toHaveBeenCalledTimes(3)

    expect(await statusOf(aForm())).toBe(303)
    expect(await store.inquiries.list('regular')).toHaveLength(1)
  })

  test('gets another key when its own belongs to another inquiry', async () => {
    const { postForm } = await testApi()
    const key = crypto.randomUUID()
    await postForm(aForm({ key }))
    const html = await (await postForm(aForm({ key, message: 'else' }))).text()
    const newKey = valuesIn(html).key ?? ''
    expect(newKey).not.toBe(key)
    expect((await postForm(aForm({ key: newKey, message: 'else' }))).status).toBe(303)
  })
})
