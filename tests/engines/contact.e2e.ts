import { randomUUID } from 'node:crypto'
import { validTexts } from '../../scripts/harness/submission.ts'
import type { FieldName } from '../../src/inquiry/fields.ts'
import { ANY_PAGE } from '../support/page-texts.ts'
import { stretchLongTimers } from '../support/stretch-long-timers.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test, visit } from './fixtures.ts'
import { field, toast } from './locators.ts'

const t = textsIn('en')
const type = 'influencer'

test(
  'an empty form is refused, a filled one survives a reload and Back, then it is sent',
  visit(async ({ page, server, engine }) => {
    const words = {
      ...validTexts(type),
      message: 'Good morning, a word or two.',
      email: `${randomUUID()}@example.com`,
    }
    const texts = Object.entries(words) as [FieldName, string][]
    const send = () => page.role('button', t(`contactPage.buttons.${type}`)).click()
    const expectTexts = async () => {
      for (const [name, text] of texts) await expect.poll(field(page, name).value).toBe(text)
    }
    await page.open(`/en/contact?type=${type}`)
    await page.evaluate(stretchLongTimers)
    await send()
    await expect.poll(toast(page).text).toContain(t('contactPage.errors.required'))
    await expect.poll(field(page, 'name').isFocused).toBe(true)

    for (const [name, text] of texts) await field(page, name).fill(text)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('duet.inquiry')))
      .toContain(words.message)
    await page.reload()
    await expectTexts()

    await page.evaluate(() => void Object.assign(document, { isTheSame: true }))
    await page.open(`/en/${ANY_PAGE}`)
    await page.back()
    // Firefox restores the page from memory; WebKitGTK, when automated, loads it again.
    expect(await page.evaluate(() => 'isTheSame' in document)).toBe(engine === 'firefox')
    await expectTexts()

    await page.evaluate(stretchLongTimers)
    await send()
    await expect.poll(toast(page).text).toContain(t('contactPage.success.title'))
    const received = page.role('heading', t('contactPage.received.title'), { level: 1 })
    await expect.poll(received.isFocused).toBe(true)
    const all = await server.inquiries()
    const theirs = all.filter(({ email }) => email === words.email)
    expect(theirs).toMatchObject([{ ...words, type, language: 'en' }])
  }),
)
