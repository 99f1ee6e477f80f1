import { expect, test } from 'vitest'
import { renderSheet, sheetOf } from '../../../scripts/vite/picture-sheets.ts'

test.each([
  ['hero-creator-ada', 'hero-ada'],
  ['hero-unison-ada', 'hero-ada'],
  ['hero-brand', null],
  ['service-analysis', null],
  ['page-brands', 'audience'],
  ['glyph-idea', 'audience'],
  ['specimen-reading', 'audience'],
  ['head-blog', 'blog'],
  ['cover-ai', 'blog'],
  ['head-training', 'training'],
  ['recording-phishing-night', 'training'],
  ['contact-brand', null],
])('%s stands on the sheet %s', (picture, sheet) => {
  expect(sheetOf(picture)).toBe(sheet)
})

test('a sheet shows each of its pictures by its name, apart from the next', () => {
  const svg = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n <path d="M0 0"/>\n</svg>\n`
  expect(
    renderSheet([
      { name: 'glyph-a', svg: svg(96, 96) },
      { name: 'glyph-b', svg: svg(48, 40) },
    ]),
  ).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      '<view id="glyph-a" viewBox="0 0 96 96"/><svg y="0" width="96" height="96" viewBox="0 0 96 96"><path d="M0 0"/></svg>' +
      '<view id="glyph-b" viewBox="0 112 48 40"/><svg y="112" width="48" height="40" viewBox="0 0 48 40"><path d="M0 0"/></svg>' +
      '</svg>',
  )
})
