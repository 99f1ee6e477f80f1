import { test as base, type Page, type Route } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import { INQUIRIES_PATH } from '../../src/contact/api.ts'
import type { InquiryFailure } from '../../src/contact/inquiry-failure.ts'
import type { Translate } from '../../src/i18n/t.ts'
import type { InquiryEvent, InquiryResponse } from '../../src/machines/inquiry.machine.ts'
import { INQUIRY_TIMEOUT_MS, TOAST_EXIT_MS } from '../../src/tuning.ts'
import { inquiryPaths, isWaiting, type State } from '../machines/inquiry.paths.ts'
import { contactForm, someWords, textsFor } from './contact-form.ts'
import { collectBrowserErrors, expect, open } from './fixtures.ts'
import { type EventExecutors, groupedByEnd, playPath } from './play-path.ts'

/** The paths through the inquiry's machine, played on the contact page: the test is the server. */

type Visit = Awaited<ReturnType<typeof visit>>
type Contact = ReturnType<typeof contactForm>
type Reason = InquiryFailure['reason']

const REASONS: Reason[] = ['offline', 'retryable', 'unknown', 'rejected', 'outdated', 'tooMany']

const EXECUTORS: EventExecutors<InquiryEvent, 'done' | 'error' | 'after timeout', Visit> = {
  'inquiry.submit': { does: 'it is sent again', act: ({ submit }) => submit() },
  'inquiry.edit': { does: 'it is edited', act: ({ edit }) => edit() },
  'network.offline': {
    does: 'the network is lost',
    act: ({ page }) => setOnline(page, false),
  },
  'network.online': { does: 'the network is back', act: ({ page }) => setOnline(page, true) },
  done: {
    does: 'the server answers',
    act: ({ answer }, event) => answer((route, key) => route.fulfill(responseTo(event, key))),
  },
  error: {
    does: 'the connection breaks',
    act: ({ answer }) => answer((route) => route.abort('connectionreset')),
  },
  'after timeout': {
    does: 'no answer comes in time',
    act: ({ page }) => page.clock.runFor(INQUIRY_TIMEOUT_MS),
  },
}

const outcomeOf = ({ output }: AnyEventObject) => {
  const answer: InquiryResponse = output
  return answer.ok ? 'stored' : answer.failure.reason
}

/** `the server answers: tooMany` */
const detailOf = (event: AnyEventObject) => (event.output ? `: ${outcomeOf(event)}` : '')

/** The response that the page takes for an answer of the machine. */
function responseTo(event: AnyEventObject, key: string) {
  switch (outcomeOf(event)) {
    case 'stored':
      return { status: 201, json: { id: key } }
    case 'rejected':
      return { status: 422, json: { fields: event.output.failure.fieldErrors } }
    case 'outdated':
      return { status: 422, json: { code: 'outdated' } }
    case 'tooMany':
      return { status: 429, headers: { 'Retry-After': '90' } }
    case 'retryable':
      return { status: 503 }
    default:
      return { status: 500 }
  }
}

const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true })
    window.dispatchEvent(new Event(value ? 'online' : 'offline'))
  }, isOnline)

/** Why the form says that the inquiry is not confirmed; null while it does not. */
function failureOf(state: State): Reason | null {
  if (state.matches({ form: { submitting: 'overdue' } })) return 'unknown'
  const { form } = state.value
  return typeof form === 'object' && 'failed' in form ? form.failed : null
}

const titleOf = (t: Translate, reason: Reason) =>
  reason === 'rejected' ? t('contactPage.errors.title') : t(`contactPage.failure.${reason}.title`)

/** The server's part: what is sent waits until it is answered. */
async function holdInquiries(page: Page) {
  const held: Route[] = []
  let asked = 0
  await page.route(`**${INQUIRIES_PATH}`, (route) => {
    asked++
    held.push(route)
  })
  return {
    asked: () => asked,
    answer: async (how: (route: Route, key: string) => Promise<void>) => {
      const route = held.splice(0).at(-1)
      if (route) await how(route, route.request().postDataJSON().key)
    },
    forget: () => held.splice(0),
    hangUp: () => Promise.all(held.splice(0).map((route) => route.abort())),
  }
}

/** What the page shows is what the state says. */
async function expectForm(
  { t, form, field, button, sending, received, toast }: Contact,
  message: string,
  state: State,
  event: AnyEventObject,
) {
  if (state.matches({ form: 'succeeded' })) {
    await expect(received).toBeFocused()
    await expect(toast).toContainText(t('contactPage.success.title'))
    return expect(form).toHaveCount(0)
  }
  await expect(isWaiting(state) ? sending : button).toBeVisible()
  await expect(field('message')).toBeEditable({ editable: !isWaiting(state) })
  await expect(field('message')).toHaveValue(message)

  const failure = failureOf(state)
  const titles = new RegExp(REASONS.map((reason) => titleOf(t, reason)).join('|'))
  if (!failure) return expect(form.getByText(titles)).toHaveCount(0)
  await expect(form).toContainText(titleOf(t, failure))
  // The toast goes; the note in the form stays.
  if (event.type.startsWith('xstate.')) {
    await expect(toast).toContainText(titleOf(t, failure))
  }
}

async function visit(page: Page) {
  const errors = collectBrowserErrors(page)
  let attempts = 0
  let wasWaiting = false
  const words = someWords()
  const contact = contactForm(page)
  const { address, fillIn, sending, received, again, toast } = contact
  const server = await holdInquiries(page)
  await page.clock.install()
  await open(page, address)
  await fillIn(textsFor(words))
  await page.clock.pauseAt(Date.now() + 60_000)

  const edit = async () => {
    if (await received.isVisible()) {
      await again.click()
      await fillIn(textsFor(words))
    }
    await fillIn({ message: `${words.message} ` })
    await fillIn({ message: words.message })
    // An edited inquiry no longer waits for its answer.
    server.forget()
  }

  return {
    page,
    edit,
    submit: () => page.evaluate(() => document.querySelector('form')?.requestSubmit()),

    answer: server.answer,

    see: async (state: State, event: AnyEventObject) => {
      // An earlier attempt is no answer to this one.
      if (isWaiting(state) && !wasWaiting) await expect.poll(server.asked).toBe(++attempts)
      wasWaiting = isWaiting(state)
      await expectForm(contact, words.message, state, event)
    },

    /** Resets the form; the only errors are the responses of the paths. */
    rest: async () => {
      wasWaiting = false
      await setOnline(page, true)
      await server.hangUp()
      await expect(sending).toHaveCount(0)
      await edit()
      await page.keyboard.press('Escape')
      await page.clock.runFor(TOAST_EXIT_MS)
      await expect(toast).toHaveCount(0)
      expect(errors.splice(0).filter((text) => !/\b(4\d\d|50\d)\b|net::ERR_/.test(text))).toEqual(
        [],
      )
    },
  }
}

/** One page for each worker: the form is reset between the paths, so that none is opened anew. */
const test = base.extend<object, { visitor: Visit }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use
      const page = await browser.newPage({ baseURL })
      await use(await visit(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})

for (const [end, group] of groupedByEnd(inquiryPaths, EXECUTORS, detailOf)) {
  test(`an inquiry, when ${end}`, async ({ visitor }) => {
    for (const path of group) {
      await playPath(visitor, EXECUTORS, path)
      await visitor.rest()
    }
  })
}
