// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChoiceField, Field, TextField } from '../../../../src/contact/fields.ts'
import type { InquiryValues } from '../../../../src/machines/inquiry.machine.ts'
import { InquiryField } from '../../../../src/pages/contact/inquiry-fields.tsx'
import type { FormMethods, FormValues } from '../../../../src/pages/contact/inquiry-form-values.ts'
import { messagesOf } from '../../../support/messages.ts'
import { renderInLanguage } from '../../../support/render-in-language.tsx'

/** How a row of the table of fields is shown, for the kinds that a new one may have. */

const t = messagesOf('en')
const base = { types: ['brand'], placeholder: 'contactPage.placeholders.name' } as const
const text: TextField = { ...base, kind: 'text', limit: 5 }
const choice: ChoiceField = {
  ...base,
  kind: 'choice',
  choices: { small: 'contactPage.types.general', large: 'contactPage.types.brand' },
}

interface ShownProps {
  row: Field
  readOnly?: boolean
  initial?: string
  onForm: (form: FormMethods) => void
}

/** The row in place of the field for the name. */
function Shown({ row, readOnly = false, initial = '', onForm }: ShownProps) {
  const form = useForm<FormValues, unknown, InquiryValues>()
  useEffect(() => onForm(form), [form, onForm])
  return (
    <InquiryField
      name="name"
      row={row}
      form={form}
      initial={{ name: initial }}
      focused={undefined}
      type="brand"
      readOnly={readOnly}
    />
  )
}

async function show(row: Field, options: Pick<ShownProps, 'readOnly' | 'initial'> = {}) {
  const { promise, resolve } = Promise.withResolvers<FormMethods>()
  await renderInLanguage('en', <Shown {...options} row={row} onForm={resolve} />)
  return {
    control: await screen.findByLabelText(new RegExp(`^${t('contactPage.fields.name')}`)),
    form: await promise,
  }
}

afterEach(cleanup)

describe('a choice', () => {
  const select = () => screen.getByRole<HTMLSelectElement>('combobox')
  const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

  test('offers its values after an empty one that says what to do', async () => {
    const { control } = await show(choice)
    expect(control).toBe(select())
    expect(labels()).toEqual([
      t('contactPage.placeholders.name'),
      t('contactPage.types.general'),
      t('contactPage.types.brand'),
    ])
    expect(select().value).toBe('')
  })

  test('is the value of the form', async () => {
    const { form } = await show(choice)
    await userEvent.selectOptions(select(), t('contactPage.types.brand'))
    expect(form.getValues('name')).toBe('large')
  })

  test('begins with what was chosen before', async () => {
    const { form } = await show(choice, { initial: 'large' })
    expect(select().value).toBe('large')
    expect(form.getValues('name')).toBe('large')
  })

  test('keeps its value and takes no other while the form is being sent', async () => {
    const { form } = await show(choice, { readOnly: true, initial: 'large' })
    await userEvent.selectOptions(select(), 'small').catch(() => {})
    expect(select().value).toBe('large')
    expect(form.getValues('name')).toBe('large')
    expect(select().getAttribute('aria-disabled')).toBe('true')
    expect(select().disabled).toBe(false)
  })
})

test.each([text, choice])('a required $kind says so', async (row) => {
  const { control } = await show(row)
  expect(control.getAttribute('aria-required')).toBe('true')
  expect(screen.getByText(`(${t('contactPage.fields.required')})`)).toBeTruthy()
})

test.each([text, choice])('an optional $kind does not say that it is required', async (row) => {
  const { control } = await show({ ...row, optional: true })
  expect(control.getAttribute('aria-required')).toBe('false')
  expect(screen.queryByText(`(${t('contactPage.fields.required')})`)).toBeNull()
})
