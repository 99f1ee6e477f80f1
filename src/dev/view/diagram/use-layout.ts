import { useEffect, useState } from 'react'
import type { MachineGraph } from '../../machine/graph.ts'
import { type Layout, layOut, type Measure } from './layout.ts'

/** The font size of the diagram, as in its style sheet */
const FONT_PX = 12

function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.documentElement).getPropertyValue('--fonts-code')
  if (context) context.font = `600 ${FONT_PX}px ${family}`
  return (text) => context?.measureText(text).width ?? text.length * FONT_PX
}

/** The layout of a machine; null until it is computed. */
export function useLayout(graph: MachineGraph): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null)
  // Actors of one machine have equal graphs: they share the drawing.
  const text = JSON.stringify(graph)
  useEffect(() => {
    let isCurrent = true
    setLayout(null)
    void layOut(JSON.parse(text), createMeasure()).then((drawn) => isCurrent && setLayout(drawn))
    return () => {
      isCurrent = false
    }
  }, [text])
  return layout
}
