import { useSearch } from '@tanstack/react-router'
import { act, cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Hono } from 'hono'
import { afterEach, vi } from 'vitest'
import { FILLING_IN_MS } from '../../scripts/harness/submission.ts'
import { languageOfPath } from '../../src/i18n/detect-language.ts'
import type { FieldName } from '../../src/inquiry/fields.ts'
import type { InquiryType } from '../../src/inquiry/inquiry-type.ts'
import { toaster } from '../../src/layout/toaster/toast.ts'
import { Toaster } from '../../src/layout/toaster/toaster.tsx'
import { ContactPage } from '../../src/pages/contact/contact-page.tsx'
import { readContactSearch } from '../../src/urls/contact-search.ts'
import { renderInLanguage } from './render-in-language.tsx'
import { textsIn } from './texts.ts'

// Generous, because machines are shared.
configure({ asyncUtilTimeout: 15_000 })

// happy-dom has no fonts; a drawn ticket waits for them.
if (!document.fonts) Object.assign(document, { fonts: { load: async () => [] } })

interface Visit {
  /** Path and search of the contact page */
  at?: string
  /** How the server is reached */
  request?: typeof fetch
}

function Contact() {
  const search = readContactSearch(useSearch({ strict: false }))
  return (
    <>
      <ContactPage {...search} />
      <Toaster />
    </>
  )
}

const now = performance.now.bind(performance)

/** Opens the contact form in a page that knows no other route but Home. */
export async function openContact({ at = '/en/contact', request = unreachable }: Visit = {}) {
  vi.stubGlobal('fetch', request)
  const { router, unmount, switchTo } = await renderInLanguage(
    languageOfPath(at) ?? 'en',
    <Contact />,
    at.slice('/en'.length),
  )
  await screen.findByRole('form')

  let typedMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + typedMs)

  const user = userEvent.setup()
  return {
    user,
    close: unmount,

    async fillIn(values: Partial<Record<FieldName, string>>) {
      for (const [key, value] of Object.entries(values)) {
        await user.click(field(key as FieldName))
        await user.paste(value)
      }
      // Typing takes a person longer than pasting takes a test.
      typedMs += FILLING_IN_MS
    },

    /** Presses the button of the form, whatever it says. */
    writeAnother: () =>
      user.click(screen.getByRole('button', { name: textsIn('en')('contactPage.received.again') })),
    send: () => user.click(screen.getByRole('button', { name: /^(?!Dismiss|Try again|Reload)/ })),

    leave: () => act(() => router.navigate({ to: '/en' as never })),
    /** Follows a link to another form, from anywhere on the page. */
    changeType: (type: InquiryType) =>
      act(() => router.navigate({ to: '.', search: { type } } as never)),
    back: () => act(async () => router.history.back()),

    switchLanguage: switchTo,

    search: () => router.state.location.searchStr,
  }
}

const t = textsIn('en')

/** A field of the English form. */
export const field = (name: FieldName): HTMLInputElement =>
  screen.getByRole('textbox', {
    name: `${t(`contactPage.fields.${name}`)} (${t('contactPage.fields.required')})`,
  })

/** What the toast area says to assistive technology. */
export const spokenAlert = () => screen.getByRole('alert').textContent

const unreachable: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

/** Reaches a server in this process, behind its proxy. */
export const requestTo =
  ({ app }: { app: Hono }): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', '192.0.2.1')
    return app.request(String(input), { ...init, headers })
  }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  toaster.send({ type: 'key.escape' })
})
