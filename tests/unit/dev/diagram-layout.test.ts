import { describe, expect, it } from 'vitest'
import { graphOf } from '../../../src/dev/machine/graph.ts'
import { type Box, layOut } from '../../../src/dev/view/diagram/layout.ts'
import { inquiryMachine } from '../../../src/machines/inquiry.machine.ts'
import { languageMachine } from '../../../src/machines/language.machine.ts'
import { menuMachine } from '../../../src/machines/menu.machine.ts'
import { toasterMachine } from '../../../src/machines/toaster.machine.ts'

const CHARACTER_PX = 7.2

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe.each([toasterMachine, menuMachine, languageMachine, inquiryMachine])(
  'the diagram of $id',
  async (machine) => {
    const graph = graphOf(machine)
    const { width, height, states, arrows } = await layOut(
      graph,
      (text) => text.length * CHARACTER_PX,
    )
    const labels = arrows.map(({ label }) => label)

    it('draws every transition once', () => {
      expect(arrows.flatMap(({ transitions }) => transitions.map(({ id }) => id)).sort()).toEqual(
        graph.transitions.map(({ id }) => id).sort(),
      )
    })

    it('has no overlapping labels or leaf states', () => {
      const leaves = states.filter(({ state }) => state.children.length === 0)
      const boxes = [...labels, ...leaves]
      const covered = boxes.flatMap((one, index) =>
        boxes.slice(index + 1).filter((other) => overlap(one, other)),
      )
      expect(boxes.length).toBeGreaterThan(3)
      expect(covered).toEqual([])
    })

    it('is within its bounds', () => {
      for (const { x, y, width: w, height: h } of [...labels, ...states]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x + w).toBeLessThanOrEqual(width)
        expect(y + h).toBeLessThanOrEqual(height)
      }
    })
  },
)
