// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Cases } from '../../../../src/pages/for-brands/cases.tsx'
import { REAL_CASE } from '../../../support/real-case.ts'
import { renderInLanguage } from '../../../support/render-in-language.tsx'
import { textsIn } from '../../../support/texts.ts'

const t = textsIn('en')

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
  expect(formula?.textContent).toMatch(`= —, ${t('forBrandsPage.case.unit')}`)
})

it('reckons with what visitors type, and with nothing else', async () => {
  await renderInLanguage('en', <Cases />)
  const report = screen.getByText(t('forBrandsPage.case.sources.1.figure')).closest('dl')
  const type = (label: 'spent' | 'orders', value: string) =>
    fireEvent.change(screen.getByLabelText(t(`forBrandsPage.case.${label}`)), { target: { value } })
  const result = () => screen.getByRole('status').textContent
  const unit = t('forBrandsPage.case.unit')
  type('spent', '15000')
  expect(result()).toBe(`= —, ${unit}`)
  type('orders', '1240')
  expect(result()).toBe(`= 12.10 ${unit}`)
  expect([...(report?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(
    [
      `15,000 ${t('forBrandsPage.case.sources.0.figure')}`,
      `—, ${t('forBrandsPage.case.sources.1.figure')}`,
      `1240 ${t('forBrandsPage.case.sources.2.figure')}`,
    ],
  )
  for (const nothing of ['', '0', 'many']) {
    type('orders', nothing)
    expect(result(), nothing).toBe(`= —, ${unit}`)
  }
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
