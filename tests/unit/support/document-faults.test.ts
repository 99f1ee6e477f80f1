// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { documentFaults } from '../../support/document-faults.ts'

const faultsOf = (body: string, head = '') =>
  documentFaults(
    new DOMParser().parseFromString(
      `<html lang="pl">
        <head>
          <title>Blog</title><meta name="description" content="Krótko i praktycznie">${head}
        </head>
        <body><h1>Notatki</h1>${body}</body>
      </html>`,
      'text/html',
    ),
  )

describe('a valid page has no fault', () => {
  it.each([
    ['words', '<p>Dobra reklama to duet.</p>'],
    ['a link with a picture that speaks', '<a href="/pl"><img src="/a.svg" alt="Duet"></a>'],
    ['a button with a spoken label', '<button aria-label="Zamknij"><svg></svg></button>'],
    ['braces in a script', '<script>const a = {}; nav.home</script>'],
    ['empty list elements nobody meets', '<ul aria-hidden="true"><li></li></ul>'],
    ['a label and its field', '<label for="name">Imię</label><input id="name">'],
    ['English that says it is English', '<a lang="en" href="/en">Open menu</a>'],
    ['a word that Polish shares', '<a href="/pl/blog">Blog</a>'],
    ['a phone number to call', '<a href="tel:+48220000000">+48 22 000 00 00</a>'],
    ['a safe new tab', '<a href="https://x.com" target="_blank" rel="noopener">X</a>'],
  ])('%s', (_what, body) => {
    expect(faultsOf(body)).toEqual([])
  })
})

describe('a fault is found', () => {
  it.each([
    ['a key', '<p>nav.home</p>', 'unresolved text: nav.home'],
    ['a placeholder', '<p>{minFollowers}</p>', 'unresolved text: {minFollowers}'],
    ['a missing value', '<p>Od undefined</p>', 'unresolved text: Od undefined'],
    ['an object', '<p>[object Object]</p>', 'unresolved text: [object Object]'],
    ['a key in a spoken attribute', '<nav aria-label="ui.menu"></nav>', 'unresolved text: ui.menu'],
    ['an empty heading', '<h2> </h2>', 'empty element: <h2> </h2>'],
    [
      'a mute link',
      '<a href="/pl"><svg></svg></a>',
      'empty element: <a href="/pl"><svg></svg></a>',
    ],
    ['a mute button', '<button></button>', 'empty element: <button></button>'],
    ['an empty entry', '<ul><li></li></ul>', 'empty element: <li></li>'],
    ['a second h1', '<h1>Blog</h1>', '2 h1 instead of one'],
    ['an id twice', '<p id="a">a</p><p id="a">b</p>', 'id used twice: a'],
    ['a label for nothing', '<label for="b">B</label>', 'for names no element: b'],
    ['an English text', '<p>Open menu</p>', 'left in English: Open menu, in <p> Open menu'],
    [
      'an English spoken label',
      '<button aria-label="Close menu">×</button>',
      'left in English: Close menu, in <button> ×',
    ],
    [
      'a phone link with spaces',
      '<a href="tel:+48 22">22</a>',
      'space in tel:: <a href="tel:+48 22">22</a>',
    ],
    [
      'an unsafe new tab',
      '<a href="https://x.com" target="_blank">X</a>',
      'new tab without rel="noopener": <a href="https://x.com" target="_blank">X</a>',
    ],
  ])('%s', (_what, body, fault) => {
    expect(faultsOf(body)).toEqual([fault])
  })

  it('a key in the description', () => {
    expect(faultsOf('', '<meta property="og:title" content="blogPage.meta.title">')).toEqual([
      'unresolved text: blogPage.meta.title',
    ])
  })

  it('a page without title, description, h1 or language', () => {
    const document = new DOMParser().parseFromString('<html lang="xx"></html>', 'text/html')
    expect(documentFaults(document)).toEqual([
      '0 h1 instead of one',
      'no title',
      'no description',
      '<html lang> is no language: xx',
    ])
  })
})
