// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { FORM_TOKEN_PATH } from '../../../../src/inquiry/api.ts'
import { openContact } from '../../../support/contact-page.tsx'
import { textsIn } from '../../../support/texts.ts'

test.each([
  ['fail to load', () => Promise.reject(new TypeError())],
  // Neither come nor fail
  ['hang', () => new Promise<never>(() => {})],
])('the form is sent when its rules %s', async (_what, load) => {
  vi.doMock('../../../../src/inquiry/inquiry.ts', load)
  const { fillIn, send } = await openContact({
    request: async (input, init) => {
      if (input === FORM_TOKEN_PATH) throw new TypeError()
      const { key } = JSON.parse(String(init?.body))
      return Response.json({ id: key }, { status: 201 })
    },
  })
  await fillIn(validTexts('general'))
  await send()
  expect(await screen.findByText(textsIn('en')('contactPage.received.title'))).toBeTruthy()
})
