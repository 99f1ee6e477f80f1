// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { RealCase } from '../../../../src/content/proof.ts'
import { LANGUAGE_CODES, type Language } from '../../../../src/i18n/languages.ts'
import { Cases } from '../../../../src/pages/for-brands/cases.tsx'
import { messagesOf } from '../../../support/messages.ts'
import { renderInLanguage } from '../../../support/render-in-language.tsx'

const t = messagesOf('en')
const inAll = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, text])) as Record<Language, string>

const CASE: RealCase = {
  id: 'first',
  client: 'A brand',
  creator: { name: 'A creator', profile: 'https://www.tiktok.com/@somebody' },
  brief: inAll('Make it smell of rain.'),
  piece: {
    href: 'https://www.tiktok.com/@somebody/video/1',
    still: '/x.webp',
    alt: inAll('A still'),
  },
  metrics: [{ unit: inAll('Saves'), value: '12', source: 'TikTok', date: '2026-11-24' }],
  runBy: 'contact',
  consent: { who: 'A brand', date: '2026-11-24' },
}

afterEach(cleanup)

it('shows nothing without a case', async () => {
  const { container } = await renderInLanguage('en', <Cases cases={[]} />)
  expect(container.textContent).toBe('')
})

it('stamps a sample as a specimen, without a figure or a link', async () => {
  await renderInLanguage('en', <Cases />)
  const sample = screen.getByRole('article', { name: new RegExp(t('specimens.label')) })
  expect(sample.textContent).toContain(t('specimens.label'))
  expect(sample.textContent).not.toMatch(/\d/)
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows a number with its source and its day, and links to profile and piece', async () => {
  await renderInLanguage('en', <Cases cases={[CASE]} />)
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByText(/^TikTok, .*2026/)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    CASE.creator.profile,
    CASE.piece.href,
  ])
})
