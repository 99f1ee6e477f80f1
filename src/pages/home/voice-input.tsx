import { css, cx } from '@styled/css'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { HIGHEST_NOTE, hasNotes, type Voice, type VoiceName } from '../../content/duet.ts'
import { useT } from '../../i18n/use-t.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NOTE_PLACE } from './duet-geometry.ts'

const styles = {
  /** Over one half of the drawing: a column for each beat. Up and down a finger scrolls. */
  half: css({
    position: 'absolute',
    insetInline: '[6.25%]',
    height: '[50%]',
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    touchAction: '[pan-y pinch-zoom]',
    cursor: 'ns-resize',
    userSelect: 'none',
  }),
  first: css({ top: '0', '--ring': '{colors.ink}' }),
  second: css({ bottom: '0' }),
  /** Its frame is filled, and no longer dotted. */
  printed: css({ '--ring': '{colors.onBrand}' }),
  beat: css({ position: 'relative' }),
  input: css({
    position: 'absolute',
    inset: '0',
    width: 'full',
    opacity: '0',
    pointerEvents: 'none',
  }),
  /** The end of a bar, by which a finger moves it up and down */
  end: css({
    position: 'absolute',
    insetInline: '0',
    height: 'target',
    marginBlock: '[calc({sizes.target} / -2)]',
    touchAction: 'none',
  }),
  /** Of the input, which is transparent; not after a press */
  ring: css({
    position: 'absolute',
    inset: '0',
    borderRadius: 'control',
    forcedColorAdjust: 'none',
    'input:focus-visible + &': {
      outline: '[{borderWidths.heavy} solid var(--ring)]',
      outlineOffset: '[calc(-1 * {borderWidths.heavy})]',
    },
  }),
}

/** A press on the edge of its frame draws, too. */
const FRAMES = {
  first: css({ position: 'absolute', inset: '[0 0 -27% -7%]' }),
  second: css({ position: 'absolute', inset: '[-27% -7% 0 0]' }),
} as const

/** The edge of its half from which a voice rises */
const EDGES = { first: 'bottom', second: 'top' } as const

const within = (value: number, highest: number) => Math.min(Math.max(value, 0), highest)

/** Where a note ends, as a share of the half from the middle of the drawing. */
const placeOf = (note: number) => `${100 * (NOTE_PLACE.start + NOTE_PLACE.note * note)}%`

/** The note at a distance from the middle of the drawing, as a fraction of the half. */
const noteAt = (fromMiddle: number) => Math.round((fromMiddle - NOTE_PLACE.start) / NOTE_PLACE.note)

interface VoiceInputProps {
  voice: Voice
  /** Its half of the drawing is where its notes are. */
  name: VoiceName
  /** The way of the press that led here: it draws already. */
  press: RefObject<PointerEvent[]>
  /** Not when it comes back by itself */
  takesFocus: boolean
  onDraw: (beat: number, note: number) => void
}

/** The notes of a voice: drawn with a pointer, or a slider for each beat, where digits lead on. */
export function VoiceInput(props: VoiceInputProps) {
  const { voice, name, onDraw } = props
  const t = useT()
  const { fieldset, handlers } = useDrawing(props)

  function handleKey(event: KeyboardEvent, beat: number) {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    if (isShortcut || !/^\d$/.test(event.key) || Number(event.key) > HIGHEST_NOTE) return
    onDraw(beat, Number(event.key))
    fieldset.current?.querySelectorAll('input')[beat + 1]?.focus()
  }

  return (
    <fieldset
      ref={fieldset}
      className={cx(
        styles.half,
        styles[name],
        name === 'second' && hasNotes(voice) && styles.printed,
      )}
      aria-label={t('homePage.duet.hint.keys')}
      {...handlers}
    >
      <span className={FRAMES[name]} />
      {[...voice.entries()].map(([beat, note]) => (
        <label key={beat} className={styles.beat}>
          <VisuallyHidden>{t('homePage.duet.beat', { beat: beat + 1 })}</VisuallyHidden>
          <input
            type="range"
            min={0}
            max={HIGHEST_NOTE}
            value={note}
            aria-valuetext={
              note === 0
                ? t('homePage.duet.rest')
                : t('homePage.duet.note', { note, highest: HIGHEST_NOTE })
            }
            className={styles.input}
            onChange={({ target }) => onDraw(beat, target.valueAsNumber)}
            onKeyDown={(event) => handleKey(event, beat)}
          />
          <span className={styles.ring} />
          <span data-end className={styles.end} style={{ [EDGES[name]]: placeOf(note) }} />
        </label>
      ))}
    </fieldset>
  )
}

/** Draws a voice with a pointer, from the press that led here on. */
function useDrawing({ voice, name, press, takesFocus, onDraw }: VoiceInputProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const start = useRef({ x: 0, y: 0, isAtEnd: false })
  /** Where the pointer drew last */
  const last = useRef({ x: 0, y: 0 })

  const begin = useEffectEvent(() => {
    const [down] = press.current
    // It comes into view, unless it is there, under the pointer.
    const preventScroll = down !== undefined
    if (takesFocus) fieldset.current?.querySelector('input')?.focus({ preventScroll })
    if (!down || !isOver(down)) return
    try {
      handleDown(down)
    } catch {
      // A finger that has been lifted since
    }
    for (const each of press.current) drawTo(each)
  })
  useEffect(begin, [])

  const isOver = ({ clientX, clientY }: PointerEvent) =>
    fieldset.current?.contains(document.elementFromPoint(clientX, clientY))

  /** Draws from where the pointer was: between two moves a fast one passes beats. */
  function drawTo({ clientX: x, clientY: y }: PointerEvent) {
    const box = fieldset.current?.getBoundingClientRect()
    if (!box) return
    const beatAt = (x: number) =>
      within(Math.floor(((x - box.left) / box.width) * voice.length), voice.length - 1)
    const from = last.current
    last.current = { x, y }
    const [first, end] = [beatAt(from.x), beatAt(x)]
    const beats = Math.abs(end - first)
    for (let step = 0; step <= beats; step++) {
      const passed = step === beats ? y : from.y + ((y - from.y) * step) / beats
      const fromTop = (passed - box.top) / box.height
      const note = noteAt(name === 'first' ? 1 - fromTop : fromTop)
      onDraw(first + step * Math.sign(end - first), within(note, HIGHEST_NOTE))
    }
  }

  function handleDown(down: PointerEvent) {
    if (down.button !== 0 || !down.isPrimary) return
    const { clientX: x, clientY: y, target } = down
    start.current = { x, y, isAtEnd: (target as Element).matches('[data-end]') }
    last.current = { x, y }
    // Beyond its edge, too, it is drawn to its highest note.
    fieldset.current?.setPointerCapture(down.pointerId)
  }

  /** Since a press that began here */
  const isHeld = ({ pointerId }: PointerEvent) => fieldset.current?.hasPointerCapture(pointerId)

  function handleMove(move: PointerEvent) {
    if (!isHeld(move)) return
    const { x, y, isAtEnd } = start.current
    // A finger that goes up or down may be about to scroll; if it is not, it draws where it is lifted.
    const isAcross = Math.abs(move.clientX - x) > Math.abs(move.clientY - y)
    if (move.pointerType !== 'touch' || isAcross || isAtEnd) drawTo(move)
  }

  function handleUp(up: PointerEvent) {
    if (isHeld(up)) drawTo(up)
  }

  const handlers = { onPointerDown: handleDown, onPointerMove: handleMove, onPointerUp: handleUp }
  return { fieldset, handlers }
}
