// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { FIELD_NAMES } from '../../../../src/inquiry/fields.ts'
import { INQUIRY_TYPES } from '../../../../src/inquiry/inquiry-type.ts'
import { composeMessage } from '../../../../src/server/mail/message.ts'
import { testApi } from '../../../support/api.ts'
import { openContact, requestTo } from '../../../support/contact-page.tsx'
import { runCommand } from '../../../support/stores.ts'
import { textsIn } from '../../../support/texts.ts'

const MAIL = { from: 'site@duet.example', to: 'hello@duet.example' }

test.each(INQUIRY_TYPES)(
  'every field of the %s form is stored, shown, exported and mailed',
  async (type) => {
    const api = await testApi()
    const visit = await openContact({ at: `/en/contact?type=${type}`, request: requestTo(api) })
    const texts = validTexts(type)
    await visit.fillIn(texts)
    api.clock.now += 60_000
    await visit.send()
    await screen.findByText(textsIn('en')('contactPage.received.title'))

    const [inquiry] = await api.store.inquiries.list('regular')
    const asked = FIELD_NAMES.filter((name) => inquiry?.[name] !== null)
    expect(asked).toEqual(Object.keys(texts))
    expect(inquiry).toMatchObject(texts)

    const job = await api.store.outbox.claim({ now: Date.now(), leaseMs: 1 })
    const views = [
      (await runCommand(api.store, ['show', inquiry?.id ?? ''])).output,
      (await runCommand(api.store, ['export', '--json'])).output,
      (await runCommand(api.store, ['export', '--csv'])).output,
      job ? composeMessage(job.inquiry, MAIL).text : '',
    ].map((text) => text.replaceAll('\\n', '\n'))
    for (const text of Object.values(texts)) {
      for (const view of views) expect(view).toContain(text)
    }
  },
)
