import { describe, expect, it } from 'vitest'
import { allStates, allTransitions, transitionId } from '../../../src/dev/definition.ts'
import { MACHINES } from '../../../src/dev/machines.ts'
import { type Box, captionOf, drawingsOf, innerOf } from '../../../src/dev/view/layout.ts'

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe.each([...MACHINES.values()])('the diagram of $id', async (machine) => {
  const drawings = await drawingsOf(machine)

  it('draws every transition, as an arrow or in the box of the state that it stays in', () => {
    const drawn = [
      ...drawings.flatMap(({ arrows }) => arrows.flatMap(({ transitions }) => transitions)),
      ...drawings.flatMap(({ region, states }) =>
        states.flatMap(({ state }) => captionOf(state, region).rows),
      ),
    ]
    expect(new Set(drawn.map(transitionId))).toEqual(
      new Set(allTransitions(machine).map(transitionId)),
    )
  })

  it('draws every innermost state', () => {
    const drawn = new Set(drawings.flatMap(({ states }) => states.map(({ state }) => state)))
    const innermost = allStates(machine.root).filter(({ type }) => type === 'atomic')
    expect(innermost.filter((state) => !drawn.has(state))).toEqual([])
  })

  it('has no overlapping labels or innermost states, and all within its bounds', () => {
    for (const { region, width, height, states, arrows } of drawings) {
      const boxes = [
        ...arrows.map(({ label }) => label),
        ...states.filter(({ state }) => innerOf(state, region).length === 0),
      ]
      const covered = boxes.flatMap((one, index) =>
        boxes.slice(index + 1).filter((other) => overlap(one, other)),
      )
      expect(covered).toEqual([])
      expect(Math.min(...boxes.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThanOrEqual(width)
      expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeLessThanOrEqual(height)
    }
  })
})
