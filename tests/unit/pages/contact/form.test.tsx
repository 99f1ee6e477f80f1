// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { BACKUP_DAYS, RETENTION_DAYS } from '../../../../src/constants.ts'
import { HONEYPOT } from '../../../../src/inquiry/api.ts'
import { type FieldName, fieldOf, fieldsFor } from '../../../../src/inquiry/fields.ts'
import { INQUIRY_TYPES, type InquiryType } from '../../../../src/inquiry/inquiry-type.ts'
import { field, openContact, spokenAlert } from '../../../support/contact-page.tsx'
import { textsIn } from '../../../support/texts.ts'

const t = textsIn('en')

const REQUIRED = `${t('contactPage.errors.title')} ${t('contactPage.errors.required')}`
const MALFORMED_EMAIL = t('contactPage.fieldErrors.emailFormat')

const titleOf = (type: InquiryType) => t(`contactPage.formTitles.${type}`)

const CREATOR = { ...validTexts('influencer'), message: 'Hello.', profileLink: '@anna' }

describe('the form of each type', () => {
  test.each([
    ['/en/contact', 'general'],
    ['/en/contact?type=influencer', 'influencer'],
    ['/en/contact?type=brand', 'brand'],
    ['/en/contact?type=nonsense', 'general'],
  ] as const)('%s has the title and the button of the %s form', async (at, type) => {
    await openContact({ at })
    expect(screen.getByRole('form', { name: titleOf(type) })).toBeTruthy()
    expect(screen.getByRole('button', { name: t(`contactPage.buttons.${type}`) })).toBeTruthy()
  })

  test('only influencers have the profile link', async () => {
    await openContact({ at: '/en/contact?type=brand' })
    expect(screen.queryByRole('textbox', { name: /Profile/ })).toBeNull()
  })

  test.each(INQUIRY_TYPES)('maxlength in the %s form is the limit of the server', async (type) => {
    await openContact({ at: `/en/contact?type=${type}` })
    for (const name of fieldsFor(type)) expect(field(name).maxLength).toBe(fieldOf(name).limit)
  })

  test('another type keeps typed text, also of hidden fields', async () => {
    const { user, fillIn } = await openContact({ at: '/en/contact?type=influencer' })
    await fillIn(CREATOR)
    const message = field('message')
    message.setSelectionRange(2, 4)

    await user.click(screen.getByRole('link', { name: t('contactPage.types.brand') }))
    await screen.findByRole('form', { name: titleOf('brand') })
    expect(field('message')).toBe(message)
    expect([message.value, message.selectionStart, message.selectionEnd]).toEqual(['Hello.', 2, 4])

    await user.click(screen.getByRole('link', { name: t('contactPage.types.influencer') }))
    await screen.findByRole('form', { name: titleOf('influencer') })
    expect(field('profileLink').value).toBe('@anna')
  })
})

describe('an invalid form', () => {
  test('asks for the required fields first, until something is changed', async () => {
    const { user, send } = await openContact({ at: '/en/contact?type=influencer' })
    await send()
    await expect.poll(spokenAlert).toBe(REQUIRED)
    await user.type(field('name'), 'A')
    expect(spokenAlert()).toBe('')
  })

  test('shows an error next to each invalid field until it is valid', async () => {
    const { user, send } = await openContact()
    await user.type(field('email'), 'anna@')
    await send()
    await screen.findByText(t('contactPage.fieldErrors.name'))
    expect(errorOf('email')).toBe(MALFORMED_EMAIL)
    await user.type(field('email'), 'example.com')
    expect(errorOf('email')).toBeNull()
    expect(errorOf('name')).toBe(t('contactPage.fieldErrors.name'))
    await user.type(field('name'), 'A')
    expect(errorOf('name')).toBeNull()
    expect(errorOf('message')).toBe(t('contactPage.fieldErrors.message'))
  })

  test('says what is wrong until it is mended, in the form of another type too', async () => {
    const { user, send } = await openContact()
    await send()
    await screen.findByText(t('contactPage.fieldErrors.name'))
    await user.click(screen.getByRole('link', { name: t('contactPage.types.influencer') }))
    await screen.findByRole('form', { name: titleOf('influencer') })
    expect(errorOf('name')).toBe(t('contactPage.fieldErrors.name'))
    // Nobody has been asked for it yet.
    expect(errorOf('profileLink')).toBeNull()
    expect(spokenAlert()).toBe('')
    await send()
    await expect.poll(() => errorOf('profileLink')).toBe(t('contactPage.fieldErrors.profileLink'))
  })

  test('translates errors when the language changes', async () => {
    const { send, switchLanguage } = await openContact()
    await send()
    await screen.findByText(t('contactPage.fieldErrors.name'))
    await switchLanguage('de')
    const german = textsIn('de')
    expect(await screen.findByText(german('contactPage.fieldErrors.name'))).toBeTruthy()
    expect(spokenAlert()).toContain(german('contactPage.errors.required'))
  })
})

describe('the number of characters left', () => {
  test('is not shown while there are plenty', async () => {
    const { fillIn } = await openContact()
    await fillIn({ message: 'x'.repeat(3599) })
    expect(screen.queryByText(/left$/)).toBeNull()
  })

  test('is announced when the message is nearly full', async () => {
    const { fillIn } = await openContact()
    await fillIn({ message: 'x'.repeat(3999) })
    const told = await screen.findByText('1 character left')
    expect(field('message').getAttribute('aria-describedby')).toBe(told.id)
  })
})

test('the privacy notice says how long inquiries and their backups are kept', async () => {
  await openContact()
  const term = screen.getByText(t('contactPage.notice.retention.term'))
  expect(term.nextElementSibling?.textContent).toMatch(
    new RegExp(`^${RETENTION_DAYS}\\sdays .* ${BACKUP_DAYS}\\sdays `),
  )
})

describe('the honeypot', () => {
  test('cannot be reached by keyboard or assistive technology', async () => {
    await openContact()
    const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)
    expect(trap?.tabIndex).toBe(-1)
    expect(trap?.closest('[aria-hidden=true]')).toBeTruthy()
    expect(trap?.autocomplete).toBe('off')
  })
})

/** The error that a field is described by, if it is marked as invalid. */
function errorOf(name: FieldName): string | null {
  const control = field(name)
  if (control.getAttribute('aria-invalid') !== 'true') return null
  const [id = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(id)?.textContent ?? null
}
