import { cx } from '@styled/css'
import { closingPanel, heading, meeting } from '@styled/recipes'
import type { ReactElement } from 'react'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'
import { Section } from '../ui/section.tsx'
import { wholeRanges, wordFitOf } from '../ui/text.tsx'

interface ClosingPanelProps {
  title: string
  /** The button of the creators’ half */
  left: ReactElement
  /** The button of the brands’ half */
  right: ReactElement
  className?: string
  /** A sentence below the panel */
  children: string
}

/** A closing call to action: one panel, two inks, a button for each half. */
export function ClosingPanel({ title, left, right, className, children }: ClosingPanelProps) {
  const styles = closingPanel()
  // A text, not an attribute: a browser translates it with the headline.
  const copy = <div className={cx(meeting(), styles.headline, styles.copy)}>{title}</div>
  return (
    <Section space="above" className={className}>
      <div
        className={cx(heading({ variant: 'closing', wordFit: wordFitOf(title) }), styles.panel)}
        data-closing=""
      >
        <Heading level={2} variant="closing" className={styles.headline}>
          {title}
        </Heading>
        <div className={cx(meeting(), styles.ink, styles.brand)} aria-hidden="true">
          {copy}
        </div>
        <div className={cx(meeting(), styles.unison)} aria-hidden="true">
          <div className={cx(meeting(), styles.ink, styles.print)}>{copy}</div>
        </div>
        <Prose variant="lead" className={styles.sentence}>
          {wholeRanges(children)}
        </Prose>
        <div className={cx(styles.half, styles.left)}>{left}</div>
        <div className={cx(styles.half, styles.right)}>{right}</div>
      </div>
    </Section>
  )
}
