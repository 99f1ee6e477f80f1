// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ToastContent, toast, toaster } from '../../../src/layout/toaster/toast.ts'
import { Toaster } from '../../../src/layout/toaster/toaster.tsx'
import { TOAST_DURATION_MS, TOAST_EXIT_MS } from '../../../src/tuning.ts'
import { renderInLanguage } from '../../support/render-in-language.tsx'

const SENT: ToastContent = {
  title: 'contactPage.success.title',
  description: 'contactPage.success.description',
}
const REFUSED: ToastContent = {
  title: 'contactPage.errors.title',
  description: 'contactPage.errors.required',
}
const LATER: ToastContent = {
  title: 'contactPage.failure.tooMany.title',
  description: (t) => t('contactPage.failure.tooMany.description', { minutes: 2 }),
}

async function openSite() {
  const { switchTo } = await renderInLanguage(
    'en',
    <>
      <button type="button">outside</button>
      <Toaster />
    </>,
  )
  const show = (kind: keyof typeof toast, content: ToastContent) =>
    act(() => void toast[kind](content))
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { show, pass, switchTo }
}

const area = () => screen.queryByRole('region', { name: 'Notifications (F8)' })
const visible = (text: string) => area()?.textContent?.includes(text) ?? false
const focusOutside = () => act(() => screen.getByRole('button', { name: 'outside' }).focus())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})

afterEach(() => {
  toaster.send({ type: 'key.escape' })
  vi.advanceTimersByTime(TOAST_EXIT_MS)
  vi.useRealTimers()
  cleanup()
})

describe('the announcer', () => {
  it('announces a repeated toast again', async () => {
    const { show } = await openSite()
    show('error', REFUSED)
    const first = screen.getByRole('alert').firstChild
    show('error', REFUSED)
    expect(screen.getByRole('alert').firstChild).not.toBe(first)
  })

  it('is the only live region, so that nothing is announced twice', async () => {
    const { show } = await openSite()
    show('error', REFUSED)
    expect(area()?.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull()
    expect(area()?.closest('[role=alert], [role=status], [aria-live]')).toBeNull()
  })
})

describe('a press', () => {
  // The toast slides in and out: the area is also where it is not.
  it.each([
    ['on the toast', () => screen.getByText('Message Sent!', { selector: 'section *' })],
    ['beside it', area],
  ])('%s leaves the focus where it is', async (_, target) => {
    const { show } = await openSite()
    focusOutside()
    show('success', SENT)
    await userEvent.pointer({ keys: '[MouseLeft]', target: target() as HTMLElement })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'outside' }))
  })
})

describe('the keyboard', () => {
  it('leaves Escape to an open menu', async () => {
    const { show, pass } = await openSite()
    show('success', SENT)
    const menu = (event: KeyboardEvent) => event.preventDefault()
    document.addEventListener('keydown', menu, { once: true })
    await userEvent.keyboard('{Escape}')
    pass(TOAST_EXIT_MS)
    expect(area()).not.toBeNull()
  })

  it('F8 focuses the toast, and the focus returns when it closes', async () => {
    const { show, pass } = await openSite()
    focusOutside()
    show('success', SENT)
    await userEvent.keyboard('{F8}')
    expect(document.activeElement).toBe(area())
    await userEvent.keyboard('{Escape}')
    pass(TOAST_EXIT_MS)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'outside' }))
  })

  it('F8 is left to the browser without a toast', async () => {
    await openSite()
    expect(fireEvent.keyDown(document.body, { key: 'F8' })).toBe(true)
  })

  it('keeps the focus in the area when the toast is replaced', async () => {
    const { show } = await openSite()
    show('success', SENT)
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    show('error', REFUSED)
    expect(document.activeElement).toBe(area())
  })
})

describe('the timer', () => {
  const turn = (value: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    fireEvent(document, new Event('visibilitychange'))
  }

  it.each([
    [
      'the visitor is in another window',
      () => fireEvent.blur(window),
      () => fireEvent.focus(window),
    ],
    ['the page is hidden', () => turn('hidden'), () => turn('visible')],
  ])('stands still while %s', async (_, begin, end) => {
    const { show, pass } = await openSite()
    show('success', SENT)
    begin()
    pass(2 * TOAST_DURATION_MS)
    expect(visible('Message Sent!')).toBe(true)
    end()
    pass(TOAST_DURATION_MS)
    pass(TOAST_EXIT_MS)
    expect(area()).toBeNull()
  })
})

describe('the action', () => {
  it('runs once and closes the toast', async () => {
    const { show, pass } = await openSite()
    const run = vi.fn()
    show('error', { ...REFUSED, action: { label: 'contactPage.failure.retry', run } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(run).toHaveBeenCalledOnce()
    pass(TOAST_EXIT_MS)
    expect(area()).toBeNull()
  })

  it('can show the next toast', async () => {
    const { show } = await openSite()
    const run = () => show('success', SENT)
    show('error', { ...REFUSED, action: { label: 'contactPage.failure.retry', run } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(visible('Message Sent!')).toBe(true)
  })
})

describe('a switch of the language', () => {
  it('translates the open toast', async () => {
    const { show, switchTo } = await openSite()
    show('error', LATER)
    expect(visible('Please try again in 2 minutes.')).toBe(true)
    await switchTo('de')
    expect(screen.getByRole('region').textContent).toContain('Zu viele Nachrichten')
    expect(screen.getByRole('region').textContent).toContain('2')
  })
})

describe('a swipe', () => {
  const card = () => screen.getByRole('button', { name: 'Dismiss' }).parentElement as HTMLElement
  const finger = (pointerId: number, clientX: number, isPrimary = pointerId === 1) => ({
    ...{ clientX, clientY: 100, pointerId, isPrimary, button: 0 },
  })
  const isSwiping = () =>
    toaster.getSnapshot().matches({ toast: { present: { life: { open: 'swiping' } } } })

  it('that starts on a button does not click it', async () => {
    const { show } = await openSite()
    const run = vi.fn()
    show('error', { ...REFUSED, action: { label: 'contactPage.failure.retry', run } })
    fireEvent.pointerDown(card(), finger(1, 100))
    fireEvent.pointerMove(card(), finger(1, 140))
    fireEvent.pointerUp(card(), finger(1, 140))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(run).not.toHaveBeenCalled()
  })

  it.each([
    ['finger', false],
    ['pointer of another kind', true],
  ])('ends with its own finger, whatever a second %s does', async (_, isPrimary) => {
    const { show } = await openSite()
    show('success', SENT)
    fireEvent.pointerDown(card(), finger(1, 100))
    fireEvent.pointerMove(card(), finger(1, 140))
    fireEvent.pointerDown(card(), finger(2, 100, isPrimary))
    fireEvent.pointerUp(card(), finger(2, 100, isPrimary))
    expect(isSwiping()).toBe(true)
    fireEvent.pointerUp(card(), finger(1, 140))
    expect(isSwiping()).toBe(false)
  })
})
