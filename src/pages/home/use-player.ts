import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BEATS, type Duet } from '../../content/duet.ts'
import { BEAT_MS } from '../../tuning.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { playDuet } from './play-duet.ts'

const PRINTING = { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] }

/** The player of a duet; the overlap prints from its first beat to its last. */
export function usePlayer(duet: Duet, onEnd: () => void) {
  const [beat, setBeat] = useState<number | null>(null)
  const overlap = useRef<HTMLDivElement>(null)
  const stopRunning = useRef<() => void>(null)
  useEffect(() => () => stopRunning.current?.(), [])

  return {
    beat,
    overlap,
    play() {
      stopRunning.current?.()
      stopRunning.current = playDuet(duet, (next) => {
        setBeat(next)
        if (next === null) onEnd()
      })
      if (!prefersReducedMotion()) overlap.current?.animate(PRINTING, BEATS * BEAT_MS)
    },
    stop() {
      stopRunning.current?.()
      for (const animation of overlap.current?.getAnimations() ?? []) animation.cancel()
      setBeat(null)
    },
  }
}

/** Plays what was asked for before there was a player; gives the button that has the focus then. */
export function usePlayedAtOnce(isAskedFor: boolean, play: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  const playAtOnce = useEffectEvent(() => {
    button.current?.focus({ preventScroll: true })
    play()
  })
  useEffect(() => {
    if (isAskedFor) playAtOnce()
  }, [isAskedFor])
  return button
}
