import { css } from '@styled/css'
import type { MouseEvent, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { ActionLabel } from './action-label.tsx'
import type { Composition } from './use-composition.ts'

const styles = {
  /** Dotted, as the half that is missing, until there is something to send; as wide as before and after */
  waiting: css({
    bg: 'transparent',
    color: 'text',
    borderStyle: 'dotted',
    borderColor: 'text',
  }),
}

interface PlayButtonProps {
  ref: Ref<HTMLButtonElement>
  composition: Composition
  isPlaying: boolean
  play: () => void
  stop: () => void
}

/** Plays what is drawn, with a sample answer if none has been heard yet. */
export function PlayButton({ ref, composition, isPlaying, play, stop }: PlayButtonProps) {
  const { isReply, canBeAnswered, isSilent } = composition
  return (
    <Button
      ref={ref}
      tone="line"
      disabled={isSilent}
      className={isSilent ? styles.waiting : undefined}
      onClick={isPlaying ? stop : canBeAnswered ? composition.answer : play}
    >
      <ActionLabel
        plays
        of={isReply ? ['listen', 'stop'] : ['sample.button', 'listen', 'stop']}
        shown={isPlaying ? 'stop' : canBeAnswered ? 'sample.button' : 'listen'}
      />
    </Button>
  )
}

interface SendButtonProps {
  composition: Composition
  onStart: (click: MouseEvent) => void
  onSend: () => void
}

/** Sends the visitor's half; one who has seen only the example is asked to draw. */
export function SendButton({ composition, onStart, onSend }: SendButtonProps) {
  const { isReply, isExample, canBeSent } = composition
  const isWaiting = !canBeSent && !isExample
  return (
    <Button
      tone="creator"
      disabled={isWaiting}
      onClick={isExample ? onStart : onSend}
      className={isWaiting ? styles.waiting : undefined}
    >
      <ActionLabel
        of={isReply ? ['sendBack'] : ['send', 'start.button']}
        shown={isReply ? 'sendBack' : isExample ? 'start.button' : 'send'}
      />
    </Button>
  )
}
