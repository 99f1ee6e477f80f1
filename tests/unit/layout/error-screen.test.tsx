// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ErrorScreen } from '../../../src/layout/error-screen.tsx'
import { renderInLanguage } from '../../support/render-in-language.tsx'

afterEach(cleanup)

it.each<[thrown: string, error: unknown, shown?: string]>([
  ['an error', new TypeError('It broke'), 'It broke'],
  ['a text', 'It broke', 'It broke'],
  ['an answer', new Response(null, { status: 502, statusText: 'Bad Gateway' }), '502 Bad Gateway'],
  ['an object with a status text', { statusText: 'Bad Gateway', message: 'no' }, 'Bad Gateway'],
  ['an object with a message', { message: 'It broke' }, 'It broke'],
  ['nothing', undefined],
  ['null', null],
  ['an error without words', new Error()],
  ['an object without words', { code: 1 }],
])(
  'says what went wrong, if it can tell, when what was thrown is %s',
  async (_thrown, error, shown) => {
    await renderInLanguage('en', <ErrorScreen error={error as Error} />)
    expect(screen.getByRole('alert').querySelector('code')?.textContent).toBe(shown)
  },
)
