import { css } from '@styled/css'
import { useEffect, useRef } from 'react'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Frame } from '../../ui/frame.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Prose } from '../../ui/prose.tsx'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { moveIn } from '../../ui/use-first-view.ts'

const styles = {
  panel: css({ display: 'grid', justifyItems: 'start', gap: '6' }),
  mark: css({ width: 'auto', height: '[6rem]' }),
}

/** Initial offset of the frames, in units of the `viewBox` */
const OFFSET = 10
const OVERLAP_DELAY_MS = 260

/** The two frames slide together, then their overlap appears. */
function animateMark({ children: [left, right, overlap] }: Element) {
  moveIn(left, { transform: `translateX(-${OFFSET}px)` })
  moveIn(right, { transform: `translateX(${OFFSET}px)` })
  moveIn(overlap, { opacity: 0 }, OVERLAP_DELAY_MS)
}

/** The confirmation that replaces the form: the message has arrived, and what happens next. */
export function Received({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  const drawing = useRef<HTMLDivElement>(null)

  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // Centred, or the toast would cover it on a phone.
    title.current?.scrollIntoView({ block: 'center' })
    const frames = drawing.current?.firstElementChild
    if (frames && !prefersReducedMotion()) animateMark(frames)
  }, [])

  return (
    <Frame className={styles.panel}>
      <div ref={drawing}>
        <Mark className={styles.mark} />
      </div>
      <Heading ref={title} tabIndex={-1} level={2} look="display3">
        {t('contactPage.received.title')}
      </Heading>
      <WhatHappensNext />
      <Button tone="line" onClick={onAgain}>
        {t('contactPage.received.again')}
      </Button>
    </Frame>
  )
}

/** Who reads the message, and when the answer comes. */
export function WhatHappensNext() {
  const t = useT()
  const facts = useFacts()
  return (
    <div>
      <Prose>{t('contactPage.received.reader')}</Prose>
      <Prose>{t('contactPage.received.answer', facts)}</Prose>
    </div>
  )
}
