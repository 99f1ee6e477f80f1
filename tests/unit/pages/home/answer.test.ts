import { expect, it } from 'vitest'
import { EXAMPLE, HIGHEST_NOTE } from '../../../../src/content/duet.ts'
import { answerTo } from '../../../../src/pages/home/answer-voice.ts'
import { SCALE } from '../../../../src/pages/home/play-duet.ts'

const notes = Array.from({ length: HIGHEST_NOTE }, (_, index) => index + 1)
const answers = answerTo(notes)

it('falls where the voice rises, or stays', () => {
  expect(answers).toEqual(answers.toSorted((a, b) => b - a))
  expect(new Set(answers).size).toBeGreaterThan(2)
})

it.each(notes)('sounds neither a second nor a seventh below note %i', (note) => {
  const pitch = (of: number) => SCALE[of - 1] ?? Number.NaN
  const semitones = 12 + pitch(note) - pitch(answerTo([note])[0] ?? 0)
  expect([3, 4, 5, 7, 8, 9, 0]).toContain(semitones % 12)
})

it('sings where the voice rests', () => {
  expect(answerTo(EXAMPLE)).toEqual([4, 3, 2, 3, 5, 2, 4, 4])
})
