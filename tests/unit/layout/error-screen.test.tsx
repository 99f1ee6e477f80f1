// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorScreen } from '../../../src/layout/error-screen.tsx'
import { renderInLanguage } from '../../support/render-in-language.tsx'
import { textsIn } from '../../support/texts.ts'

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

it('reloads the page by its button', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await renderInLanguage('en', <ErrorScreen error={new Error()} />)
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: textsIn('en')('errorPage.reload') }))
  expect(reload).toHaveBeenCalledOnce()
})
