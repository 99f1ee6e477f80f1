import { useEffect, useState } from 'react'
import type { MachineGraph } from '../../machine/graph.ts'
import { type Layout, layOut, type Measure, type Size } from './layout.ts'

/** The font size of the diagram, as in its style sheet */
const FONT_PX = 12

function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.documentElement).getPropertyValue('--fonts-code')
  if (context) context.font = `600 ${FONT_PX}px ${family}`
  return (text) => context?.measureText(text).width ?? text.length * FONT_PX
}

/** The layout of a machine in a canvas; null until it is computed. */
export function useLayout(graph: MachineGraph, canvas: Size | null): Layout | null {
  const [drawn, setDrawn] = useState<{ text: string; layout: Layout } | null>(null)
  // Actors of one machine have equal graphs: they share the drawing.
  const text = JSON.stringify(graph)
  useEffect(() => {
    if (!canvas) return
    let isCurrent = true
    void layOut(JSON.parse(text), createMeasure(), canvas).then(
      (layout) => isCurrent && setDrawn({ text, layout }),
    )
    return () => {
      isCurrent = false
    }
  }, [text, canvas])
  return drawn?.text === text ? drawn.layout : null
}
