import { css } from '@styled/css'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { AnnouncedEvent } from '../../../content/events.ts'
import { formatDate, formatTimeOf } from '../../../i18n/dates.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { type FittedText, fitLines, LINE_HEIGHT } from './fit-lines.ts'

/** The two stubs in units of the `viewBox`: the left one is higher, the right one lower. */
const WIDTH = 960
const HEIGHT = 640
interface Frame {
  x: number
  y: number
  width: number
  height: number
  rx: number
}
const frame = ({ x, y, width, height, rx: r }: Frame) => {
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1-${r} ${r}h-${across}a${r} ${r} 0 0 1-${r}-${r}v-${down}a${r} ${r} 0 0 1 ${r}-${r}z`
}
const LEFT = frame({ x: 0, y: 0, width: 600, height: 430, rx: 56 })
const RIGHT = frame({ x: 360, y: 210, width: 600, height: 430, rx: 56 })
const MISSING = frame({ x: 364, y: 214, width: 592, height: 422, rx: 52 })
const OVERLAP = 'M416 210H600V374A56 56 0 0 1 544 430H360V266A56 56 0 0 1 416 210Z'
/** Half a hole at the outer edge of each */
const LEFT_HOLE = 'M0 189a26 26 0 0 1 0 52z'
const RIGHT_HOLE = 'M960 399a26 26 0 0 0 0 52z'

/** Where each text stands: the names at the lower edge of their stubs, the rest at the upper one. */
const PLACES = {
  agency: { x: 44, y: 28, width: 512, height: 34, largest: 34, lines: 1 },
  title: { x: 44, y: 66, width: 512, height: 84, largest: 56, lines: 2 },
  when: { x: 44, y: 158, width: 512, height: 40, largest: 40, lines: 1 },
  first: { x: 44, y: 236, width: 512, height: 168, largest: 180, lines: 2 },
  second: { x: 404, y: 450, width: 512, height: 160, largest: 150, lines: 2 },
  stamp: { x: 640, y: 250, width: 276, height: 120, largest: 44, lines: 3 },
} as const
type Place = keyof typeof PLACES
const FROM_BELOW: readonly Place[] = ['first', 'second']

const styles = {
  drawing: css({
    display: 'block',
    width: 'full',
    height: 'auto',
    fontFamily: 'display',
    fontWeight: '900',
    forcedColorAdjust: 'none',
  }),
  creator: css({ fill: 'creator' }),
  brand: css({ fill: 'brand' }),
  unison: css({ fill: 'unison' }),
  page: css({ fill: 'bg' }),
  missing: css({
    fill: '[none]',
    stroke: 'text',
    strokeDasharray: '[0.1 16]',
    strokeLinecap: 'round',
    strokeWidth: '[6]',
  }),
  onCreator: css({ fill: 'onCreator' }),
  onBrand: css({ fill: 'onBrand' }),
  onPage: css({ fill: 'text' }),
  onUnison: css({ fill: 'onUnison' }),
}

export interface TicketNames {
  first: string
  /** The name on the other stub, which is dotted without one */
  second?: string | undefined
}

interface TicketDrawingProps extends TicketNames {
  event: AnnouncedEvent
  /** What a dotted stub says */
  missing: string
  drawing?: RefObject<SVGSVGElement | null>
}

/** The ticket of an event with a name on each of its stubs; where they overlap, colours are swapped. */
export function TicketDrawing({ event, first, second, missing, drawing }: TicketDrawingProps) {
  const t = useT()
  const language = useLanguage()
  const clip = useId()
  const own = useRef<SVGSVGElement>(null)
  const ref = drawing ?? own
  const title = t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)
  const stamp = t('trainingEventsPage.ticket.unconfirmed')
  const time = t('trainingEventsPage.warsawTime', { time: formatTimeOf(event.starts, language) })
  const texts = useFitted(ref, {
    agency: t('agencyName'),
    title,
    when: `${formatDate(event.starts, language)}, ${time}`,
    first,
    second: second ?? missing,
    stamp,
  })
  const right = second ? styles.onBrand : styles.onPage
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={styles.drawing}
      // As wide as measured: small letters on whole pixels leave no room for the spaces.
      textRendering="geometricPrecision"
      role="img"
      aria-label={`${t('trainingEventsPage.ticket.alt', {
        title,
        names: `${first}, ${second ?? missing}`,
      })}. ${stamp}`}
    >
      <path d={second ? RIGHT : MISSING} className={second ? styles.brand : styles.missing} />
      <path d={LEFT} className={styles.creator} />
      <path d={LEFT_HOLE} className={styles.page} />
      {second && <path d={RIGHT_HOLE} className={styles.page} />}
      <Lines of={texts.agency} className={styles.onCreator} />
      <Lines of={texts.title} className={styles.onCreator} />
      <Lines of={texts.when} className={styles.onCreator} />
      <Lines of={texts.first} className={styles.onCreator} />
      <Lines of={texts.stamp} className={right} />
      <Lines of={texts.second} className={right} />
      {second && (
        <>
          <clipPath id={clip}>
            <path d={OVERLAP} />
          </clipPath>
          <path d={OVERLAP} className={styles.unison} />
          <g clipPath={`url(#${clip})`}>
            <Lines of={texts.first} className={styles.onUnison} />
          </g>
        </>
      )}
    </svg>
  )
}

interface PlacedText extends FittedText {
  place: Place
}

function Lines({ of, className }: { of: PlacedText | undefined; className: string }) {
  if (!of) return null
  const { lines, size, place } = of
  const { x, y, height } = PLACES[place]
  const line = size * LINE_HEIGHT
  const top = FROM_BELOW.includes(place) ? y + height - lines.length * line : y
  return lines.map((text, index) => {
    // From the top of a line to the foot of its letters
    const foot = top + index * line + size * 0.8
    return (
      <text key={foot} x={x} y={foot} fontSize={size} className={className}>
        {text}
      </text>
    )
  })
}

/** The texts of the ticket in their places, as soon as the fonts of their letters are there. */
function useFitted(
  drawing: RefObject<SVGSVGElement | null>,
  texts: Record<Place, string>,
): Partial<Record<Place, PlacedText>> {
  const [fitted, setFitted] = useState<Partial<Record<Place, PlacedText>>>({})
  const { agency, title, when, first, second, stamp } = texts

  useEffect(() => {
    const element = drawing.current
    if (!element) return
    let isCurrent = true
    const all = { agency, title, when, first, second, stamp }
    const { fontWeight, fontFamily } = getComputedStyle(element)
    const font = `${fontWeight} ${MEASURED}px ${fontFamily}`
    const fit = () => {
      const widthOf = measureIn(font)
      if (!isCurrent) return
      const places = Object.keys(PLACES) as Place[]
      setFitted(
        Object.fromEntries(
          places.map((place) => [
            place,
            { place, ...fitLines(all[place], PLACES[place], widthOf) },
          ]),
        ),
      )
    }
    // With the fonts or, if they are not to be had, without
    document.fonts.load(font, Object.values(all).join('')).then(fit, fit)
    return () => {
      isCurrent = false
    }
  }, [drawing, agency, title, when, first, second, stamp])

  return fitted
}

/** Size of the letters that are measured */
const MEASURED = 100

function measureIn(font: string) {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = font
  return (line: string) => (context?.measureText(line).width ?? 0) / MEASURED
}
