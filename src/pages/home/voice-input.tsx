import { css, cx } from '@styled/css'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { HIGHEST_NOTE, NOTE_PLACE, type Voice } from '../../content/duet.ts'
import { useT } from '../../i18n/use-t.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const styles = {
  /** Over one half of the drawing: a column for each beat. Up and down a finger scrolls. */
  half: css({
    position: 'absolute',
    insetInline: '[6.25%]',
    height: '[50%]',
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    touchAction: 'pan-y',
    cursor: 'pointer',
    userSelect: 'none',
  }),
  first: css({ top: '0', '--ring': '{colors.ink}' }),
  second: css({ bottom: '0' }),
  beat: css({ position: 'relative', pointerEvents: 'none' }),
  input: css({ position: 'absolute', inset: '0', width: 'full', opacity: '0' }),
  /** Of the input, which is transparent; not after a press */
  ring: css({
    position: 'absolute',
    inset: '0',
    borderRadius: 'control',
    'input:focus-visible + &': {
      outline: '[{borderWidths.heavy} solid var(--ring)]',
      outlineOffset: '[calc(-1 * {borderWidths.heavy})]',
    },
  }),
}

const within = (value: number, highest: number) => Math.min(Math.max(value, 0), highest)

/** The note at a distance from the middle of the drawing, as a fraction of the half. */
const noteAt = (fromMiddle: number) => Math.round((fromMiddle - NOTE_PLACE.start) / NOTE_PLACE.note)

interface VoiceInputProps {
  voice: Voice
  /** The half of the drawing where its notes are */
  half: 'first' | 'second'
  onDraw: (beat: number, note: number) => void
}

/** The notes of a voice: drawn with a pointer, or a slider for each beat, where digits lead on. */
export function VoiceInput({ voice, half, onDraw }: VoiceInputProps) {
  const t = useT()
  const place = useRef<HTMLFieldSetElement>(null)
  const start = useRef({ x: 0, y: 0 })
  useEffect(() => {
    place.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])

  function drawAt({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = place.current?.getBoundingClientRect()
    if (!box) return
    const fromTop = (clientY - box.top) / box.height
    const beat = Math.floor(((clientX - box.left) / box.width) * voice.length)
    const note = noteAt(half === 'first' ? 1 - fromTop : fromTop)
    onDraw(within(beat, voice.length - 1), within(note, HIGHEST_NOTE))
  }

  function handleMove(move: PointerEvent) {
    if (move.buttons !== 1) return
    const { x, y } = start.current
    // A finger that goes up or down may be about to scroll; if it is not, it draws where it is lifted.
    const isAcross = Math.abs(move.clientX - x) > Math.abs(move.clientY - y)
    if (move.pointerType !== 'touch' || isAcross) drawAt(move)
  }

  function handleKey(key: KeyboardEvent, beat: number) {
    if (!/^\d$/.test(key.key) || Number(key.key) > HIGHEST_NOTE) return
    onDraw(beat, Number(key.key))
    place.current?.querySelectorAll('input')[beat + 1]?.focus()
  }

  return (
    <fieldset
      ref={place}
      className={cx(styles.half, styles[half])}
      aria-label={t('homePage.duet.hint')}
      onPointerDown={({ clientX: x, clientY: y }) => {
        start.current = { x, y }
      }}
      onPointerMove={handleMove}
      onPointerUp={drawAt}
    >
      {[...voice.entries()].map(([beat, note]) => (
        <label key={beat} className={styles.beat}>
          <VisuallyHidden>{t('homePage.duet.beat', { beat: beat + 1 })}</VisuallyHidden>
          <input
            type="range"
            min={0}
            max={HIGHEST_NOTE}
            value={note}
            aria-valuetext={note === 0 ? t('homePage.duet.rest') : undefined}
            className={styles.input}
            onChange={({ target }) => onDraw(beat, target.valueAsNumber)}
            onKeyDown={(key) => handleKey(key, beat)}
          />
          <span className={styles.ring} />
        </label>
      ))}
    </fieldset>
  )
}
