import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { createTranslate } from '../../src/i18n/t.ts'
import { createRateLimiter } from '../../src/server/rate-limit.ts'
import { StoreUnavailable } from '../../src/server/store/engine.ts'
import { START, testApi } from '../support/api.ts'

/** What the form of a prerendered page sends: it has neither key nor token. */
const aForm = (changes: Record<string, string> = {}) => ({
  type: 'general',
  language: 'pl',
  name: 'Anna Nowak',
  email: 'anna@example.com',
  message: 'Dzień dobry!',
  website: '',
  ...changes,
})

const hiddenValue = (html: string, name: string) =>
  html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1]

describe('a form sent without JavaScript', () => {
  test('is stored and thanked for', async () => {
    const { postForm, store } = await testApi()
    const response = await postForm(aForm())
    expect(response.status).toBe(201)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await store.inquiries.list('regular')).toMatchObject([
      { name: 'Anna Nowak', message: 'Dzień dobry!', flags: [] },
    ])
  })

  test.each(LANGUAGES)('is thanked for in $name', async ({ code, tag }) => {
    const { postForm } = await testApi()
    const html = await (await postForm(aForm({ language: code }))).text()
    const t = createTranslate(code)
    expect(html).toContain(`<html lang="${tag}">`)
    expect(html).toContain(t('contactPage.received.title'))
    expect(html).toContain(`<a href="/${code}">${t('contactPage.received.back')}</a>`)
  })

  test('is stored once when the button is pressed twice', async () => {
    const { postForm, store } = await testApi()
    const responses = await Promise.all([postForm(aForm()), postForm(aForm())])
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(await store.inquiries.list('regular')).toHaveLength(1)
  })

  test('is stored although its line breaks are those of HTML', async () => {
    const { postForm, store } = await testApi()
    await postForm(aForm({ message: 'one\r\ntwo' }))
    expect(await store.inquiries.list('regular')).toMatchObject([{ message: 'one\ntwo' }])
  })

  test('may be long in a script that percent-encoding makes longer', async () => {
    const { postForm } = await testApi()
    expect((await postForm(aForm({ message: 'ж'.repeat(4000) }))).status).toBe(201)
  })

  test('is put aside when a program sent it', async () => {
    const { postForm, store } = await testApi()
    await postForm(aForm(), { 'sec-fetch-site': undefined, 'sec-fetch-mode': undefined })
    expect(await store.inquiries.list('flagged')).toMatchObject([{ flags: ['tokenMissing'] }])
  })

  test('is put aside when its honeypot is filled', async () => {
    const { postForm, store } = await testApi()
    await postForm(aForm({ website: 'x' }))
    expect(await store.inquiries.list('flagged')).toMatchObject([{ flags: ['honeypot'] }])
  })

  test('is refused when another site sent it', async () => {
    const { postForm } = await testApi()
    expect((await postForm(aForm(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('is taken when a strict referrer policy hides its origin', async () => {
    const { postForm } = await testApi()
    expect((await postForm(aForm(), { origin: 'null' })).status).toBe(201)
  })
})

describe('a form with problems', () => {
  test('comes back with everything that was typed, and says what is wrong beside it', async () => {
    const { postForm, store } = await testApi()
    const response = await postForm(
      aForm({ type: 'influencer', language: 'de', email: 'anna@', message: '  Hallo!' }),
    )
    const html = await response.text()
    const t = createTranslate('de')
    expect(response.status).toBe(422)
    expect(html).toContain('value="Anna Nowak"')
    expect(html).toContain('value="anna@"')
    expect(html).toContain('>\n  Hallo!</textarea>')
    expect(html).toContain(t('contactPage.fieldErrors.emailFormat'))
    expect(html).toContain(t('contactPage.fieldErrors.profileLink'))
    expect(html).toContain(t('contactPage.errors.title'))
    expect(html).toContain(t('contactPage.errors.profileLink'))
    expect(await store.inquiries.list('regular')).toEqual([])
  })

  test('ties each problem to its field', async () => {
    const { postForm } = await testApi()
    const html = await (await postForm(aForm({ name: '' }))).text()
    expect(html).toMatch(/id="name"[^>]*aria-invalid="true" aria-describedby="name-error"/)
    expect(html).toMatch(/<p class="answer-error" id="name-error">/)
    expect(html).not.toContain('id="email-error"')
  })

  test('is stored once it is corrected and sent again', async () => {
    const { postForm, store } = await testApi()
    const html = await (await postForm(aForm({ email: '' }))).text()
    const key = hiddenValue(html, 'key') ?? ''
    expect((await postForm(aForm({ key }))).status).toBe(201)
    expect(await store.inquiries.list('regular')).toMatchObject([{ id: key }])
  })

  test('keeps its key from one correction to the next', async () => {
    const { postForm } = await testApi()
    const first = await (await postForm(aForm({ email: '' }))).text()
    const key = hiddenValue(first, 'key') ?? ''
    const second = await (await postForm(aForm({ email: 'anna@', key }))).text()
    expect(hiddenValue(second, 'key')).toBe(key)
  })

  test('gets a key of its own, whoever else sends the same', async () => {
    const { postForm } = await testApi()
    const [mine, theirs] = await Promise.all(
      [1, 2].map(async () =>
        hiddenValue(await (await postForm(aForm({ name: '' }))).text(), 'key'),
      ),
    )
    expect(mine).not.toBe(theirs)
  })

  test('keeps the event and the type', async () => {
    const { postForm } = await testApi()
    const form = aForm({ name: '', type: 'brand', event: 'ai-workshop' })
    const html = await (await postForm(form)).text()
    expect(hiddenValue(html, 'event')).toBe('ai-workshop')
    expect(hiddenValue(html, 'type')).toBe('brand')
  })

  test('is escaped wherever it is shown', async () => {
    const { postForm } = await testApi()
    const hostile = `"><script>alert(1)</script></textarea>' onfocus='x`
    const html = await (
      await postForm(aForm({ name: hostile, email: hostile, message: hostile }))
    ).text()
    expect(html).not.toContain('<script')
    expect(html.match(/<\/textarea>/g)).toHaveLength(1)
    expect(html).not.toContain("' onfocus='")
  })

  test('obeys a policy that allows neither script nor inline style', async () => {
    const { postForm } = await testApi()
    const response = await postForm(aForm({ name: '' }))
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await response.text()
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css" />')
  })
})

describe('a form that cannot be stored now', () => {
  test('comes back whole when the store is not available, under the same key', async () => {
    const accept = async () => {
      throw new StoreUnavailable()
    }
    const { postForm } = await testApi({ inquiries: { accept } })
    const [first, second] = await Promise.all([postForm(aForm()), postForm(aForm())])
    expect(first.status).toBe(503)
    expect(first.headers.get('retry-after')).toBe('5')
    const html = await first.text()
    expect(html).toContain('>\nDzień dobry!</textarea>')
    expect(html).toContain(createTranslate('pl')('contactPage.failure.retryable.description'))
    expect(hiddenValue(html, 'key')).toBe(hiddenValue(await second.text(), 'key'))
  })

  test('comes back whole when an address sends too much, and says when to try again', async () => {
    const limiter = createRateLimiter({ perAddress: 1, total: 100 }, () => START)
    const { postForm } = await testApi({ limiter })
    await postForm(aForm())
    const response = await postForm(aForm({ message: 'again' }))
    const html = await response.text()
    expect(response.status).toBe(429)
    expect(html).toContain('>\nagain</textarea>')
    expect(html).toContain(
      createTranslate('pl')('contactPage.failure.tooMany.description', { minutes: 10 }),
    )
  })

  test('gets another key when its own belongs to other words', async () => {
    const { postForm } = await testApi()
    const key = crypto.randomUUID()
    await postForm(aForm({ key }))
    const html = await (await postForm(aForm({ key, message: 'else' }))).text()
    const newKey = hiddenValue(html, 'key') ?? ''
    expect(newKey).not.toBe(key)
    expect((await postForm(aForm({ key: newKey, message: 'else' }))).status).toBe(201)
  })
})
