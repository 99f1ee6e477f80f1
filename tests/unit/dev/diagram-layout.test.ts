import { describe, expect, it } from 'vitest'
import { graphOf, type StateNode } from '../../../src/dev/machine/graph.ts'
import { type Box, layOut, zoomToFit } from '../../../src/dev/view/diagram/layout.ts'
import { inquiryMachine } from '../../../src/machines/inquiry.machine.ts'
import { languageMachine } from '../../../src/machines/language.machine.ts'
import { menuMachine } from '../../../src/machines/menu.machine.ts'
import { toasterMachine } from '../../../src/machines/toaster.machine.ts'

const CHARACTER_PX = 7.2
const FONT_PX = 12
const CANVAS = { width: 1408, height: 800 }

const leavesOf = ({ id, children }: StateNode): string[] =>
  children.length === 0 ? [id] : children.flatMap(leavesOf)

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe.each([toasterMachine, menuMachine, languageMachine, inquiryMachine])(
  'the diagram of $id',
  async (machine) => {
    const graph = graphOf(machine)
    const layout = await layOut(graph, (text) => text.length * CHARACTER_PX, CANVAS)
    const { width, height, states, arrows } = layout
    const labels = arrows.map(({ label }) => label)

    it('draws every transition, as an arrow or in the box of the state that it stays in', () => {
      const rows = [...arrows, ...states.map(({ state }) => state)].flatMap((part) => part.rows)
      expect(new Set(rows.map(({ transition }) => transition.id))).toEqual(
        new Set(graph.transitions.map(({ id }) => id)),
      )
    })

    it('draws every innermost state', () => {
      const drawn = new Set(states.map(({ state }) => state.id))
      expect(leavesOf(graph.root).filter((id) => !drawn.has(id))).toEqual([])
    })

    it('fits into the window of a laptop with letters of 9 pixels and more', () => {
      expect(FONT_PX * zoomToFit(layout, CANVAS)).toBeGreaterThan(9)
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
