import { describe, expect, it } from 'vitest'
import { fitLines, LINE_HEIGHT } from '../../../../src/pages/contact/ticket/fit-lines.ts'

const BOX = { width: 100, height: 100, maxSize: 100, maxLines: 2 }
/** Letters half as wide as they are high */
const widthOf = (line: string) => line.length / 2

describe('a text in a box', () => {
  it('is as large as its width allows', () => {
    expect(fitLines('Konstantin', BOX, widthOf)).toEqual({ lines: ['Konstantin'], size: 20 })
  })

  it('has two lines where its letters are larger then', () => {
    expect(fitLines('Anna Nowak', BOX, widthOf)).toEqual({ lines: ['Anna', 'Nowak'], size: 40 })
  })

  it('has lines as even as its words are', () => {
    expect(fitLines('Maximilian von und zu', BOX, widthOf).lines).toEqual([
      'Maximilian',
      'von und zu',
    ])
  })

  it.each(['\u00A0', '\u202F'])('does not break at a space that forbids it: %j', (space) => {
    const { lines } = fitLines(`Anna${space}Maria Nowak`, BOX, widthOf)
    expect(lines).toEqual([`Anna${space}Maria`, 'Nowak'])
  })

  it('has one line where its letters are hardly larger in two', () => {
    expect(fitLines('Anna Cruz', { ...BOX, height: 44 }, widthOf).lines).toHaveLength(1)
    expect(fitLines('Anna Cruz', { ...BOX, height: 48 }, widthOf).lines).toHaveLength(2)
  })

  it('is no higher than the box', () => {
    const { lines, size } = fitLines('I Am', { ...BOX, height: 50 }, widthOf)
    expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(50)
  })

  it('has no more lines and no larger letters than it may', () => {
    expect(fitLines('a b c d', BOX, widthOf).lines.length).toBeLessThanOrEqual(2)
    expect(fitLines('a', { ...BOX, maxSize: 12 }, widthOf).size).toBe(12)
  })
})
