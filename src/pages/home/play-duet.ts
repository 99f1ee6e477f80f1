import { BEATS, type Duet, type VoiceName } from '../../content/duet.ts'
import { BEAT_MS } from '../../tuning.ts'

/** A pentatonic scale: whatever two visitors draw is in tune. In semitones. */
export const SCALE = [0, 3, 5, 7, 10]
const A4_HZ = 440
const A3_HZ = 220

/** The first voice is the higher one. */
const VOICES = {
  first: { root: A4_HZ, wave: 'triangle', gain: 0.16 },
  second: { root: A3_HZ, wave: 'sawtooth', gain: 0.06 },
} as const satisfies Record<VoiceName, object>

/** Made when a visitor first asks for sound, and never before; `undefined` until then, or without sound. */
let context: AudioContext | undefined

/** Silence after which the device's sound may sleep */
const IDLE_MS = 900
let idle: ReturnType<typeof setTimeout> | undefined

function wake(sound: AudioContext): void {
  clearTimeout(idle)
  idle = setTimeout(() => sound.suspend(), IDLE_MS)
  void sound.resume()
}

/** A note of a voice, once the visitor has listened to something. */
export function playNote(name: VoiceName, note: number): void {
  if (!context || note === 0) return
  wake(context)
  const { root, wave, gain: loudness } = VOICES[name]
  const start = context.currentTime
  const end = start + (BEAT_MS / 1000) * 1.4
  const oscillator = new OscillatorNode(context, {
    type: wave,
    frequency: root * 2 ** ((SCALE[note - 1] ?? 0) / 12),
  })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(end)
}

/**
 * Plays a duet from its first beat to its last; where there is no sound, its beats are shown all the
 * same.
 *
 * @param onBeat called with each beat, and with `null` at the end
 * @returns stops it, without a further call
 */
export function playDuet({ first, second }: Duet, onBeat: (beat: number | null) => void) {
  try {
    context ??= new AudioContext()
    wake(context)
  } catch {
    // No sound on this device
  }
  let beat = 0
  const play = () => {
    if (beat === BEATS) {
      clearInterval(timer)
      return onBeat(null)
    }
    playNote('first', first[beat] ?? 0)
    playNote('second', second?.[beat] ?? 0)
    onBeat(beat++)
  }
  const timer = setInterval(play, BEAT_MS)
  play()
  return () => clearInterval(timer)
}
