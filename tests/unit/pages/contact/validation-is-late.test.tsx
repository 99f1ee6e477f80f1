// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { toast, toaster } from '../../../../src/layout/toaster/toast.ts'
import { testApi } from '../../../support/api.ts'
import { field, openContact, requestTo, spokenAlert } from '../../../support/contact-page.tsx'
import { textsIn } from '../../../support/texts.ts'

const RULES = '../../../../src/inquiry/inquiry.ts'
const t = textsIn('en')

let rules: PromiseWithResolvers<void>
const arrive = () => act(async () => rules.resolve())

beforeEach(() => {
  rules = Promise.withResolvers()
  vi.doMock(RULES, async (load) => {
    await rules.promise
    return load()
  })
})

test('what is sent is what the form showed at the press, though its rules come late', async () => {
  const api = await testApi()
  const { fillIn, send, user } = await openContact({ request: requestTo(api) })
  await fillIn({ ...validTexts('general'), message: 'Hello.' })
  await send()
  // A correction that is half done when the rules arrive
  await user.type(field('message'), '{Backspace>4}')
  expect(document.activeElement).toBe(field('message'))
  await screen.findByRole('button', { name: t('contactPage.buttons.sending') })
  await arrive()
  await screen.findByText(t('contactPage.received.title'))
  expect(await api.store.inquiries.list()).toMatchObject([{ message: 'Hello.' }])
})

test('that the form is being sent is announced', async () => {
  const { send } = await openContact()
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced()).not.toContain(t('contactPage.buttons.sending'))
  await send()
  await screen.findByRole('button', { name: t('contactPage.buttons.sending') })
  expect(announced()).toContain(t('contactPage.buttons.sending'))
})

test('the type stays while the rules are on their way', async () => {
  const { send } = await openContact()
  await send()
  expect(screen.getByRole('navigation', { hidden: true }).inert).toBe(true)
})

test('a press while the rules are on their way is no second one', async () => {
  await openContact()
  const shown = vi.spyOn(toast, 'error')
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.submit(screen.getByRole('form'))
  await arrive()
  await waitFor(() => expect(spokenAlert()).toContain(t('contactPage.errors.title')))
  expect(shown).toHaveBeenCalledOnce()
})

test('a page that is left before its rules arrive says nothing of its form', async () => {
  const { send, leave } = await openContact()
  await send()
  await leave()
  await arrive()
  // The form's own wait for its rules ends no later than this one, and its validation before the next task.
  await act(async () => {
    await import(RULES)
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(toaster.getSnapshot().hasTag('open')).toBe(false)
})
