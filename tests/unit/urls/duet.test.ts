import { describe, expect, it } from 'vitest'
import { readDuet, writeDuet } from '../../../src/urls/duet.ts'

describe('the duet of an address', () => {
  it('is one voice of eight beats, or two', () => {
    expect(readDuet('13530420')).toEqual({ first: [1, 3, 5, 3, 0, 4, 2, 0] })
    expect(readDuet('13530420-20000000')?.second).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
  })

  it.each(['13530420', '13530420-20104030'])('%s is written as it was read', (voice) => {
    const duet = readDuet(voice)
    expect(duet && writeDuet(duet)).toBe(voice)
  })

  it.each(['13530420.', '13530420)', '13530420).', '13530420-20104030!'])(
    '%s is read without the punctuation after it',
    (voice) => {
      expect(readDuet(voice)).toEqual(readDuet(voice.replace(/[.)!]+$/, '')))
      expect(readDuet(voice)).toBeDefined()
    },
  )

  it.each([
    undefined,
    '',
    '1353042',
    '135304201',
    '13530426',
    '1353042a',
    '00000000',
    '13530420-',
    '13530420-123',
    '13530420-20104030-20104030',
    '"><script>',
    '1'.repeat(65),
  ])('%s is no duet', (voice) => {
    expect(readDuet(voice)).toBeUndefined()
  })

  it('has one voice where the second is silent', () => {
    expect(readDuet('13530420-00000000')).toEqual({ first: [1, 3, 5, 3, 0, 4, 2, 0] })
  })

  it('is the first of several', () => {
    expect(readDuet(['13530420', '11111111'])?.first[1]).toBe(3)
  })
})
