import { describe, expect, it } from 'vitest'
import { readPersonName } from '../../../src/urls/person-name.ts'

describe('the name in the link of a ticket', () => {
  it.each([
    'Anna',
    'Anna Nowak',
    'J. R. Tolkien',
    'Zoë',
    'O’Neill',
    "D'Arcy",
    'Jean-Luc',
    'Екатерина Вознесенская',
    '李小龍',
    'Martin Jr.',
    'a'.repeat(40),
  ])('may be %s', (name) => {
    expect(readPersonName(name)).toBe(name)
  })

  it('is trimmed and composed', () => {
    expect(readPersonName(' Zoe\u0308 ')).toBe('Zoë')
  })

  it.each([
    undefined,
    '',
    ' ',
    'a'.repeat(41),
    'win-prizes.com',
    'www.evil.example',
    '<b>Anna</b>',
    '"><script>',
    'Anna & Ben',
    'call 48123',
    '@anna',
    '-Anna',
    'Anna\u202E',
    'Anna\nNowak',
    'Anna'.padEnd(201),
  ])('is not %j', (name) => {
    expect(readPersonName(name)).toBeUndefined()
  })
})
