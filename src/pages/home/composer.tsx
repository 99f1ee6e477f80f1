import { css } from '@styled/css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BEATS, type Duet, EXAMPLE, isHeard, type Voice } from '../../content/duet.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSendLink } from '../../sections/send-link.tsx'
import { BEAT_MS } from '../../tuning.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Prose } from '../../ui/prose.tsx'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { writeDuet } from '../../urls/duet.ts'
import { pagePath } from '../../urls/location.ts'
import { DuetDrawing } from './duet-drawing.tsx'
import { DuetLayout } from './duet-layout.tsx'
import { playDuet, touchNote } from './play-duet.ts'
import { VoiceInput } from './voice-input.tsx'

/** Keeps its place: the drawing must not move below the pointer. */
const hidden = css({ visibility: 'hidden' })

const SILENCE: Voice = Array.from({ length: BEATS }, () => 0)

export interface ComposerProps {
  /** The duet that was sent; the visitor adds the second voice to a half */
  sent: Duet | undefined
}

/** Draws a voice, plays it, and sends it as a link; loaded on intent. */
export function Composer({ sent }: ComposerProps) {
  const t = useT()
  const [voice, setVoice] = useState<Voice>(sent ? SILENCE : EXAMPLE)
  const duet: Duet = sent ? { second: voice, ...sent } : { first: voice }
  const [wasDrawn, setWasDrawn] = useState(false)
  const [wasPlayed, setWasPlayed] = useState(false)
  const { beat, play, stop, overlap } = usePlayer(duet, () => setWasPlayed(true))
  const isWhole = Boolean(sent?.second) || (isHeard(duet.second) && wasPlayed)
  const own = sent ? (sent.second ? undefined : 'second') : 'first'
  const address = `${pagePath(useLanguage(), '')}?voice=${writeDuet(duet)}#duet`
  const { sendLink, linkField } = useSendLink(
    new URL(address, location.origin).href,
    'homePage.duet.linkCopied',
  )
  const part = isWhole ? 'whole' : sent ? 'found' : 'start'

  const playAtOnce = useEffectEvent(() => {
    // Whoever opened a whole duet has pressed "Listen".
    if (sent?.second) play()
  })
  useEffect(playAtOnce, [])

  function draw(at: number, note: number) {
    setWasDrawn(true)
    if (!own || voice[at] === note) return
    setVoice(voice.with(at, note))
    touchNote(own, note)
  }

  return (
    <DuetLayout
      voice={sent && writeDuet(sent)}
      title={t(`homePage.duet.${part}.title`)}
      lead={t(`homePage.duet.${part}.lead`)}
      drawing={
        <>
          <DuetDrawing duet={duet} canBeDrawn={own !== undefined} beat={beat} overlap={overlap} />
          {own && <VoiceInput voice={voice} name={own} onDraw={draw} />}
        </>
      }
    >
      <Actions>
        <Button
          tone="unison"
          autoFocus={Boolean(sent?.second)}
          onClick={beat === null ? play : stop}
        >
          {t(`homePage.duet.${beat === null ? 'listen' : 'stop'}`)}
        </Button>
        {!sent && (
          <Button tone="creator" onClick={sendLink} arrow>
            {t('homePage.duet.send')}
          </Button>
        )}
        {isWhole && !sent?.second && (
          <Button tone="line" onClick={sendLink}>
            {t('homePage.duet.sendBack')}
          </Button>
        )}
      </Actions>
      {linkField}
      {own && (
        <Prose variant="small" muted className={wasDrawn ? hidden : undefined}>
          {t('homePage.duet.hint')}
        </Prose>
      )}
      {isWhole && <NextSide />}
    </DuetLayout>
  )
}

/** The doors of the two sides, for whoever has just been one half of something. */
function NextSide() {
  const t = useT()
  const to = { to: '/$lang/contact', params: { lang: useLanguage() }, arrow: true } as const
  return (
    <Actions>
      <ButtonLink {...to} search={{ type: 'influencer' }} tone="creator">
        {t('homePage.elevateButtons.influencer')}
      </ButtonLink>
      <ButtonLink {...to} search={{ type: 'brand' }} tone="brand">
        {t('homePage.elevateButtons.brand')}
      </ButtonLink>
    </Actions>
  )
}

/** The player of a duet; the overlap prints from its first beat to its last. */
function usePlayer(duet: Duet, onEnd: () => void) {
  const [beat, setBeat] = useState<number | null>(null)
  const overlap = useRef<SVGSVGElement>(null)
  const running = useRef<() => void>(null)
  useEffect(() => () => running.current?.(), [])

  return {
    beat,
    overlap,
    play() {
      running.current = playDuet(duet, (next) => {
        setBeat(next)
        if (next === null) onEnd()
      })
      if (!prefersReducedMotion()) overlap.current?.animate(PRINTING, BEATS * BEAT_MS)
    },
    stop() {
      running.current?.()
      for (const animation of overlap.current?.getAnimations() ?? []) animation.cancel()
      setBeat(null)
    },
  }
}

const PRINTING = { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] }
