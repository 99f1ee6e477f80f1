import { css, cx } from '@styled/css'
import { closingPanel, heading, meeting } from '@styled/recipes'
import type { ReactElement, ReactNode } from 'react'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'
import { Section } from '../ui/section.tsx'
import { wordFitOf } from '../ui/text.tsx'

const subtitle = css({
  mt: '8',
  marginInline: 'auto',
  textAlign: 'center',
  textWrap: 'balance',
})

interface ClosingPanelProps {
  title: string
  /** The button of the creators’ half */
  left: ReactElement
  /** The button of the brands’ half */
  right: ReactElement
  className?: string
  /** None where it goes on from the section before it */
  space?: 'above' | 'none'
  /** A sentence below the panel */
  children: ReactNode
}

/** A closing call to action: one panel, two inks, a button for each half. */
export function ClosingPanel({
  title,
  left,
  right,
  className,
  space = 'above',
  children,
}: ClosingPanelProps) {
  const styles = closingPanel()
  return (
    <Section space={space} className={className}>
      <div
        className={cx(heading({ variant: 'closing', wordFit: wordFitOf(title) }), styles.panel)}
        data-closing=""
      >
        <Heading level={2} variant="closing" className={styles.headline}>
          {title}
        </Heading>
        <div
          className={cx(meeting(), styles.ink, styles.brand)}
          data-text={title}
          aria-hidden="true"
        />
        <div className={cx(meeting(), styles.unison)} aria-hidden="true">
          <div className={cx(meeting(), styles.ink, styles.print)} data-text={title} />
        </div>
        <div className={cx(styles.half, styles.left)}>{left}</div>
        <div className={cx(styles.half, styles.right)}>{right}</div>
      </div>
      <Bounds>
        <Prose variant="lead" className={subtitle}>
          {children}
        </Prose>
      </Bounds>
    </Section>
  )
}
