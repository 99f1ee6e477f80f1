import { css } from '@styled/css'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { AUDIENCES } from '../../../content/audience.ts'
import type { AnnouncedEvent } from '../../../content/events.ts'
import { formatDate, formatTimeOf } from '../../../i18n/dates.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { type FittedText, fitLines, LINE_HEIGHT } from './fit-lines.ts'
import { LAYOUTS, type Layout, type Place } from './ticket-layouts.ts'

const FROM_BELOW: readonly Place[] = ['first', 'second', 'free']

/** Of the letters of the first name: those of a stub that waits are smaller. */
const FREE_SHARE = 0.7

/** Of the letters until there is a name: smaller than the title of the page */
const UNNAMED_SIZE = 84

const styles = {
  drawing: css({
    display: 'block',
    width: 'full',
    height: 'auto',
    fontFamily: 'display',
    fontWeight: '900',
    forcedColorAdjust: 'none',
  }),
  unison: css({ fill: 'unison' }),
  page: css({ fill: 'bg' }),
  missing: css({
    fill: '[none]',
    stroke: 'text',
    strokeDasharray: '[0.1 16]',
    strokeLinecap: 'round',
    strokeWidth: '[6]',
  }),
  onPage: css({ fill: 'text' }),
  onUnison: css({ fill: 'onUnison' }),
}

/** The ink of a stub, and the letters on it */
const INKS = {
  creator: { stub: css({ fill: 'creator' }), letters: css({ fill: 'onCreator' }) },
  brand: { stub: css({ fill: 'brand' }), letters: css({ fill: 'onBrand' }) },
} as const

export interface TicketNames {
  /** Empty until it is known */
  first: string
  /** The name on the other stub, which is dotted without one */
  second?: string | undefined
}

interface TicketDrawingProps extends TicketNames {
  event: AnnouncedEvent
  /** On a stub without a name, while the form is filled in; later that stub is offered. */
  placeholder?: string
  drawing?: RefObject<SVGSVGElement | null>
  layout?: keyof typeof LAYOUTS
}

/**
 * The ticket of an event with a name on each of its stubs, the left one in the ink of its audience; where they
 * overlap, colours are swapped.
 */
export function TicketDrawing(props: TicketDrawingProps) {
  const { event, first, second, placeholder, drawing, layout: layoutName = 'wide' } = props
  const t = useT()
  const language = useLanguage()
  const clip = useId()
  const own = useRef<SVGSVGElement>(null)
  const ref = drawing ?? own
  const layout = LAYOUTS[layoutName]
  const title = t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)
  const stamp = t('trainingEventsPage.ticket.unconfirmed')
  const time = t('trainingEventsPage.warsawTime', { time: formatTimeOf(event.starts, language) })
  const when = `${formatDate(event.starts, language)}, ${time}`
  const isOffered = !second && placeholder === undefined
  const offer = isOffered ? t('trainingEventsPage.ticket.free') : undefined
  const separately = isOffered ? t('trainingEventsPage.ticket.separately') : undefined
  const free = second ? undefined : (offer ?? placeholder)
  const texts = useFitted(ref, layout, first !== '', {
    agency: t('agencyName'),
    title,
    when,
    first: first || t('contactPage.fields.name'),
    second,
    free,
    separately,
    // A slim one has no room for both.
    stamp: layoutName === 'slim' && (second || free) ? undefined : stamp,
  })
  const left = INKS[event.audience]
  const right = INKS[AUDIENCES[event.audience].other]
  const onRight = second ? right.letters : styles.onPage
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      className={styles.drawing}
      // As wide as measured: small letters on whole pixels leave no room for the spaces.
      textRendering="geometricPrecision"
      role="img"
      aria-label={[
        t('trainingEventsPage.ticket.alt', { title }),
        when,
        ...[first, second, offer, separately].filter(Boolean),
        stamp,
      ].join(', ')}
    >
      <path
        d={second ? layout.right : layout.missing}
        className={second ? right.stub : styles.missing}
      />
      <path d={layout.left} className={left.stub} />
      <path d={layout.leftHole} className={styles.page} />
      {second && <path d={layout.rightHole} className={styles.page} />}
      <Lines of={texts.agency} className={left.letters} />
      <Lines of={texts.title} className={left.letters} />
      <Lines of={texts.when} className={left.letters} />
      <Lines of={texts.first} className={left.letters} />
      <Lines of={texts.stamp} className={onRight} />
      <Lines of={texts.second} className={onRight} />
      <Lines of={texts.free} className={onRight} />
      <Lines of={texts.separately} className={onRight} />
      {second && (
        <>
          <clipPath id={clip}>
            <path d={layout.overlap} />
          </clipPath>
          <path d={layout.overlap} className={styles.unison} />
          <g clipPath={`url(#${clip})`}>
            <Lines of={texts.first} className={styles.onUnison} />
          </g>
        </>
      )}
    </svg>
  )
}

interface PlacedText extends FittedText {
  box: NonNullable<Layout['places'][Place]>
  /** The share of what is left of its height that is above it */
  above: number
  widthOf: (line: string) => number
}

function Lines({ of, className }: { of: PlacedText | undefined; className: string }) {
  if (!of) return null
  const { lines, size, above, box, widthOf } = of
  const { x, y, height } = box
  const line = size * LINE_HEIGHT
  const top = y + above * (height - lines.length * line)
  return lines.map((text, index) => {
    // From the top of a line to the foot of its letters
    const foot = top + index * line + size * 0.8
    return (
      <text
        key={foot}
        x={x}
        y={foot}
        fontSize={size}
        className={className}
        // Wider spaces of the visitor's do not push it off the ticket (WCAG 1.4.12).
        textLength={widthOf(text) * size}
        lengthAdjust="spacingAndGlyphs"
      >
        {text}
      </text>
    )
  })
}

/** The texts of the ticket in their places, as soon as the fonts of their letters are there. */
function useFitted(
  drawing: RefObject<SVGSVGElement | null>,
  { places, isCentred }: Layout,
  isNamed: boolean,
  texts: Record<Place, string | undefined>,
): Partial<Record<Place, PlacedText>> {
  const [fitted, setFitted] = useState<Partial<Record<Place, PlacedText>>>({})
  const { agency, title, when, first, second, free, separately, stamp } = texts

  useEffect(() => {
    const element = drawing.current
    if (!element) return
    let isCurrent = true
    const all = { agency, title, when, first, second, free, separately, stamp }
    const { fontWeight, fontFamily } = getComputedStyle(element)
    const font = `${fontWeight} ${MEASURED}px ${fontFamily}`
    const fit = () => {
      if (!isCurrent) return
      const widthOf = measureIn(font)
      const fitted: Partial<Record<Place, PlacedText>> = {}
      for (const place of Object.keys(places) as Place[]) {
        const text = all[place]
        const room = places[place]
        if (!text || !room) continue
        const most: Partial<Record<Place, number>> = {
          first: isNamed ? Infinity : UNNAMED_SIZE,
          free: FREE_SHARE * (fitted.first?.size ?? Infinity),
        }
        const maxSize = Math.min(room.maxSize, most[place] ?? Infinity)
        const box = { ...room, maxSize }
        const above = isCentred ? 0.5 : Number(FROM_BELOW.includes(place))
        fitted[place] = { box, above, widthOf, ...fitLines(text, box, widthOf) }
      }
      setFitted(fitted)
    }
    // With the fonts or, if they are not to be had, without
    document.fonts.load(font, Object.values(all).join('')).then(fit, fit)
    return () => {
      isCurrent = false
    }
  }, [
    drawing,
    places,
    isCentred,
    isNamed,
    agency,
    title,
    when,
    first,
    second,
    free,
    separately,
    stamp,
  ])

  return fitted
}

/** Size of the letters that are measured */
const MEASURED = 100

function measureIn(font: string) {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = font
  return (line: string) => (context?.measureText(line).width ?? 0) / MEASURED
}
