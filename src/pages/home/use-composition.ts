import { useEffect, useRef, useState } from 'react'
import { BEATS, type Duet, EXAMPLE, hasNotes, type Voice } from '../../content/duet.ts'
import { answerTo } from './answer-voice.ts'
import { keepVoice } from './kept-voice.ts'
import { playNote } from './play-duet.ts'

const SILENCE: Voice = Array.from({ length: BEATS }, () => 0)

/** Safari allows few changes of the history in a short time. */
const KEEP_AFTER_MS = 200

/**
 * What has been drawn and heard, and what can be done with it.
 *
 * @param sent the duet of the link, to which the visitor adds the second voice if it has none
 * @param isAskedFirst whether it begins with a sample answer to the example
 * @param kept the voice that was drawn before
 */
export function useComposition(
  sent: Duet | undefined,
  isAskedFirst: boolean,
  kept: Voice | undefined,
) {
  const [voice, setVoice] = useState<Voice>(kept ?? (sent ? SILENCE : EXAMPLE))
  /** The voice of now: a fast pointer draws several notes between two renderings. */
  const drawn = useRef(voice)
  const change = (next: Voice) => {
    drawn.current = next
    setVoice(next)
  }
  const [isAnswered, setAnswered] = useState(isAskedFirst)
  const [wasDrawn, setWasDrawn] = useState(Boolean(kept))
  const [wasPlayed, setWasPlayed] = useState(false)
  useEffect(() => {
    if (!wasDrawn) return
    const keep = setTimeout(keepVoice, KEEP_AFTER_MS, voice)
    return () => clearTimeout(keep)
  }, [voice, wasDrawn])
  const ownVoice = sent ? (sent.second ? undefined : 'second') : 'first'
  const duet: Duet = sent ? { second: voice, ...sent } : { first: voice }
  const shown = isAnswered ? { first: voice, second: answerTo(voice) } : duet
  const isWhole = Boolean(sent?.second) || (hasNotes(shown.second) && wasPlayed)
  const canBeAnswered = !sent && !isAnswered
  return {
    voice,
    ownVoice,
    /** Without a sample answer: what can be sent */
    duet,
    shown,
    /** The duet was sent by somebody else. */
    isReply: Boolean(sent),
    wasDrawn,
    isAnswered,
    canBeAnswered,
    /** Both voices have been heard. */
    isWhole,
    isSilent: canBeAnswered && !hasNotes(voice),
    canBeSent: wasDrawn && hasNotes(voice),
    /** Nothing of the visitor's own is there yet. */
    isExample: voice === EXAMPLE && !wasDrawn,
    draw(beat: number, note: number) {
      setWasDrawn(true)
      if (!ownVoice || drawn.current[beat] === note) return
      change(drawn.current.with(beat, note))
      playNote(ownVoice, note)
    },
    answer() {
      setAnswered(true)
      setWasPlayed(false)
    },
    clear() {
      setAnswered(false)
      change(SILENCE)
    },
    /** One's own silence is not the other voice. */
    markPlayed: () => setWasPlayed(hasNotes(shown.second)),
  } as const
}

export type Composition = ReturnType<typeof useComposition>
