// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Cases } from '../../../../src/pages/for-brands/cases.tsx'
import { REAL_CASE } from '../../../support/real-case.ts'
import { renderInLanguage } from '../../../support/render-in-language.tsx'
import { textsIn } from '../../../support/texts.ts'

const t = textsIn('en')
const field = (of: 'spent' | 'orders') => screen.getByLabelText(t(`forBrandsPage.case.${of}`))
const type = (of: 'spent' | 'orders', value: string) =>
  fireEvent.change(field(of), { target: { value } })

afterEach(cleanup)

it('shows nothing without a case', async () => {
  const { container } = await renderInLanguage('en', <Cases cases={[]} />)
  expect(container.textContent).toBe('')
})

it('stamps a sample as a specimen, without a figure or a link', async () => {
  await renderInLanguage('en', <Cases />)
  const sample = screen.getByRole('article', { name: new RegExp(t('specimens.label')) })
  expect(screen.getByText(t('specimens.label'))).toBeTruthy()
  expect(sample.textContent).not.toMatch(/\d/)
  expect(screen.queryByRole('link')).toBeNull()
})

it('is read with a pause between a missing figure and its unit', async () => {
  await renderInLanguage('en', <Cases />)
  const formula = screen.getByText(t('forBrandsPage.case.spent')).closest('p')
  expect(formula?.textContent).toContain('= —, zloty per order')
})

it('reckons with what visitors type, and with nothing else', async () => {
  await renderInLanguage('en', <Cases />)
  const report = screen.getByText(/zloty spent$/).closest('dl')
  const rows = () => [...(report?.querySelectorAll('dt') ?? [])].map((row) => row.textContent)
  const result = () => screen.getByRole('status').textContent
  expect(rows()).toEqual(['—, zloty spent', '—, orders'])
  type('spent', '15000')
  expect(result()).toBe('= —, zloty per order')
  type('orders', '1240')
  expect(result()).toBe('= 12.10 zloty per order')
  expect(rows()).toEqual(['15,000 zloty spent', '1,240 orders'])
  type('orders', '1')
  expect(rows()[1]).toBe('1 order')
  for (const nothing of ['', '0', 'many']) {
    type('orders', nothing)
    expect(result(), nothing).toBe('= —, zloty per order')
  }
})

it('says what a figure is once a field is left with something else, until it is one', async () => {
  await renderInLanguage('en', <Cases />)
  const orders = field('orders')
  const hint = t('forBrandsPage.case.notAFigure')
  const isWrong = () => orders.getAttribute('aria-invalid') === 'true'
  fireEvent.focus(orders)
  type('orders', '0')
  expect(isWrong()).toBe(false)
  fireEvent.blur(orders)
  expect(isWrong()).toBe(true)
  expect(screen.getByText(hint).id).toBe(orders.getAttribute('aria-describedby'))
  fireEvent.focus(orders)
  expect(isWrong()).toBe(true)
  type('orders', '07')
  expect(isWrong()).toBe(false)
  expect(screen.queryByText(hint)).toBeNull()
})

it('writes a figure as the language does once its field is left', async () => {
  await renderInLanguage('en', <Cases />)
  const spent = field('spent') as HTMLInputElement
  fireEvent.focus(spent)
  type('spent', '4800')
  expect(spent.value).toBe('4800')
  fireEvent.blur(spent)
  expect(spent.value).toBe('4,800')
  fireEvent.focus(spent)
  expect(spent.value).toBe('4800')
})

it('shows a number with its source and its day, and links to profile and piece', async () => {
  await renderInLanguage('en', <Cases cases={[REAL_CASE]} />)
  expect(screen.queryByText(t('specimens.label'))).toBeNull()
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByText(/^TikTok, .*2026/)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    REAL_CASE.creator.profile,
    REAL_CASE.piece.href,
  ])
})

it.each([
  ['en', '“It smelled of rain.”'],
  ['de', '„It smelled of rain.“'],
] as const)('quotes a person with the marks of the language: %s', async (language, quoted) => {
  await renderInLanguage(language, <Cases cases={[REAL_CASE]} />)
  expect(screen.getByRole('blockquote').textContent).toBe(quoted)
  expect(screen.getByRole('figure').textContent).toContain('A person, Marketing')
})
