import { cx } from '@styled/css'
import { useHydrated } from '@tanstack/react-router'
import {
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { BEATS, EXAMPLE } from '../../content/duet.ts'
import { toastNotLoaded } from '../../layout/full-page-load.ts'
import { BEAT_MS } from '../../tuning.ts'
import { Button } from '../../ui/button.tsx'
import { useEntrance } from '../../ui/entrance.ts'
import { useValueFromDocument } from '../../ui/use-value-from-document.ts'
import { readDuet } from '../../urls/duet.ts'
import { firstOf, type Search } from '../../urls/search.ts'
import { ActionLabel } from './action-label.tsx'
import { answerTo } from './answer-voice.ts'
import type { ComposerProps } from './composer.tsx'
import { DuetDrawing } from './duet-drawing.tsx'
import { coversDrawing, DuetLayout, onlyWithScripts, partsOf, StartLink } from './duet-layout.tsx'

const loadComposer = () => import('./composer.tsx').then(({ Composer }) => Composer)
// A failure is reported when it is opened.
const preload = () => loadComposer().catch(() => {})

const ANSWER = answerTo(EXAMPLE)

const voiceInDocument = (document: Document) => document.getElementById('duet')?.dataset.voice

/**
 * Half a duet to send to somebody, or the half that somebody has sent: eight beats of one voice, to
 * which the other is added. What plays and draws it is loaded on intent.
 *
 * @param duetParameter `voice` of the address: the notes of one voice, or of two
 */
export function DuetSection({ duetParameter }: { duetParameter: Search[string] }) {
  const voice = useValueFromDocument(firstOf(duetParameter), voiceInDocument)
  // Another duet in the address: the section starts again, closed.
  return <DuetTeaser key={voice} voice={voice} />
}

function DuetTeaser({ voice }: { voice: string | undefined }) {
  const sent = readDuet(voice)
  const { Composer, isPlayAsked, press, open } = useComposer()
  const { bars, beat } = useSilentPlay()
  const openingPress = useOpeningPress(press, open)
  // The server fills in the texts of a half that was sent, but not its look.
  const isFound = useHydrated() && Boolean(sent)

  if (Composer) return <Composer {...{ sent, press, isPlayAsked }} />

  const { part, roomFor } = partsOf(sent)
  return (
    <DuetLayout
      voice={sent && voice}
      {...{ part, roomFor }}
      drawing={
        <DuetDrawing
          isSent={Boolean(sent)}
          duet={sent ?? { first: EXAMPLE }}
          canBeDrawn={part !== 'whole'}
          answer={part === 'whole' ? undefined : ANSWER}
          {...{ bars, beat }}
        />
      }
      actions={
        <>
          {part !== 'whole' && (
            <Button
              tone={isFound ? 'line' : 'brand'}
              className={onlyWithScripts}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => open(true)}
            >
              <ActionLabel
                plays
                of={sent ? ['listen', 'stop'] : ['sample.button', 'listen', 'stop']}
                shown={sent ? 'listen' : 'sample.button'}
              />
            </Button>
          )}
          <Button
            // The main act is to hear an answer, where nobody has begun.
            tone={isFound ? 'brand' : 'line'}
            className={cx(onlyWithScripts, part !== 'whole' && coversDrawing)}
            onPointerEnter={preload}
            onFocus={preload}
            {...openingPress}
          >
            <ActionLabel
              of={[`${part}.button`, sent ? 'sendBack' : 'send']}
              shown={`${part}.button`}
            />
          </Button>
          {part === 'whole' && <StartLink />}
        </>
      }
    />
  )
}

/** Shows each beat once, without sound, as the bars come into view. */
function useSilentPlay() {
  const [beat, setBeat] = useState<number | null>(null)
  const bars = useEntrance<SVGGElement>(useCallback(() => setBeat(0), []))
  useEffect(() => {
    if (beat === null) return
    const next = setTimeout(() => setBeat(beat + 1 < BEATS ? beat + 1 : null), BEAT_MS)
    return () => clearTimeout(next)
  }, [beat])
  return { bars, beat }
}

/** The composer, once somebody has asked for it and it has loaded; `press` is the press on the drawing that asked, and its way since. */
function useComposer() {
  const [Composer, setComposer] = useState<ComponentType<ComposerProps> | null>(null)
  const [isPlayAsked, setPlayAsked] = useState(false)
  const press = useRef<PointerEvent[]>([])
  async function open(toPlay = false) {
    try {
      const loaded = await loadComposer()
      setPlayAsked(toPlay)
      setComposer(() => loaded)
    } catch {
      press.current = []
      toastNotLoaded()
    }
  }
  const resumeKeptVoice = useEffectEvent(() => {
    // See kept-voice.ts, which is loaded with the composer.
    if (history.state?.drawnVoice) void open()
  })
  useEffect(resumeKeptVoice, [])
  return { Composer, isPlayAsked, press, open }
}

/** Opens the composer at a press on the drawing, which it then goes on with, or at a click elsewhere. */
function useOpeningPress(press: RefObject<PointerEvent[]>, open: () => Promise<void>) {
  const hasOpened = useRef(false)
  function openOnce() {
    if (!hasOpened.current) void open()
    hasOpened.current = true
  }
  return {
    onPointerDown(down: PointerEvent) {
      if (!down.isPrimary) return
      const { left, right, top, bottom } = down.currentTarget.getBoundingClientRect()
      const { clientX: x, clientY: y } = down
      // On the button itself nothing is drawn.
      const isOnButton = x > left && x < right && y > top && y < bottom
      press.current = isOnButton || down.button !== 0 ? [] : [down]
      hasOpened.current = false
      if (press.current.length > 0 && down.pointerType !== 'touch') openOnce()
    },
    onPointerMove(move: PointerEvent) {
      const [down] = press.current
      if (!down || !move.isPrimary || move.buttons === 0) return
      press.current.push(move)
      // A finger that goes up or down scrolls.
      const isAcross = Math.abs(move.clientX - down.clientX) > Math.abs(move.clientY - down.clientY)
      if (move.pointerType === 'touch' && isAcross) openOnce()
    },
    onPointerCancel() {
      press.current = []
    },
    onClick({ detail }: MouseEvent) {
      const isByKey = detail === 0
      if (isByKey || !hasOpened.current) void open()
      hasOpened.current = false
    },
  }
}
