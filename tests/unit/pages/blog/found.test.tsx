// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Found } from '../../../../src/pages/blog/found.tsx'
import { Heading, wholeWords } from '../../../../src/ui/heading.tsx'

afterEach(cleanup)

const marksIn = (element: Element) =>
  Array.from(element.querySelectorAll('mark'), ({ textContent }) => textContent)

it.each([
  ['brief', 'A brief: what is in a “brief.zip”?', ['brief', 'brief.zip']],
  ['brief,', 'Your brief', ['brief']],
  ['a', 'A brand and an ad', []],
  ['ad', 'An ad? A bad one, adapted.', ['ad', 'adapted']],
  ['wspolpraca', '„Współpraca”', ['Współpraca']],
  [undefined, 'A brief', []],
])('a search for %s marks words of %j, without what is around them', (q, text, marks) => {
  const { container } = render(<Found q={q}>{text}</Found>)
  expect(marksIn(container)).toEqual(marks)
  expect(container.textContent).toBe(text)
})

it('what lies between marks is one element', () => {
  const { container } = render(<Found q="brief">A good brief says what you want</Found>)
  expect(Array.from(container.children, ({ textContent }) => textContent)).toEqual([
    'A good ',
    'brief',
    ' says what you want',
  ])
})

it('a marked title is divided at its soft hyphens only where it has to be', () => {
  const title = 'Die Produkt\u00ADvermittlung, kurz'
  const wholeIn = (heading: Element | null) =>
    Array.from(heading?.querySelectorAll('span') ?? [])
      .filter(({ className }) => className)
      .map(({ textContent }) => textContent)
  const { container } = render(
    <Heading
      level={2}
      words={(text) => wholeWords(text, (part) => <Found q="produkt">{part}</Found>)}
    >
      {title}
    </Heading>,
  )
  expect(marksIn(container)).toEqual(['Produkt\u00ADvermittlung'])
  expect(wholeIn(container.querySelector('h2'))).toEqual(['Produkt\u00ADvermittlung,'])
})
