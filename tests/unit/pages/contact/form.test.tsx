// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { type FieldName, fieldOf, fieldsFor } from '../../../../src/contact/fields.ts'
import { INQUIRY_TYPES } from '../../../../src/contact/inquiry-type.ts'
import { field, openContact, spokenAlert } from '../../../support/contact-page.tsx'
import { messagesOf } from '../../../support/messages.ts'

const t = messagesOf('en')

const REQUIRED = 'Validation Error Please fill in all required fields (Name, Email, Message).'
const MALFORMED_EMAIL = t('contactPage.fieldErrors.emailFormat')

const CREATOR = { ...validTexts('influencer'), message: 'Hello.', profileLink: '@anna' }

describe('the form of each type', () => {
  test.each([
    ['/en/contact', 'Send Us a Message', 'Send Message'],
    ['/en/contact?type=influencer', 'Join Our Network', 'Apply Now'],
    ['/en/contact?type=brand', 'Partner With Us', 'Submit Inquiry'],
    ['/en/contact?type=nonsense', 'Send Us a Message', 'Send Message'],
  ])('%s is titled "%s", its button says "%s"', async (at, title, label) => {
    await openContact({ at })
    expect(screen.getByRole('form', { name: title })).toBeTruthy()
    expect(screen.getByRole('button', { name: label })).toBeTruthy()
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
    await screen.findByRole('form', { name: 'Partner With Us' })
    expect(field('message')).toBe(message)
    expect([message.value, message.selectionStart, message.selectionEnd]).toEqual(['Hello.', 2, 4])

    await user.click(screen.getByRole('link', { name: t('contactPage.types.influencer') }))
    await screen.findByRole('form', { name: 'Join Our Network' })
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
    expect(errorOf('name')).toBe('Please enter your full name.')
    await user.type(field('name'), 'A')
    expect(errorOf('name')).toBeNull()
    expect(errorOf('message')).toBe(t('contactPage.fieldErrors.message'))
  })

  test('translates errors when the language changes', async () => {
    const { send, switchLanguage } = await openContact()
    await send()
    await screen.findByText(t('contactPage.fieldErrors.name'))
    await switchLanguage('de')
    expect(await screen.findByText('Bitte Vor- und Nachnamen eingeben.')).toBeTruthy()
    expect(spokenAlert()).toContain('Bitte alle Pflichtfelder ausfüllen')
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

describe('the honeypot', () => {
  test('cannot be reached by keyboard or assistive technology', async () => {
    await openContact()
    const trap = document.querySelector<HTMLInputElement>('[name=website]')
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
