import { css } from '@styled/css'
import type { ReactNode } from 'react'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'

const styles = {
  /** Without scripts there is nothing to draw, but the half that was sent. */
  section: css({ '&:not([data-voice])': { _noScript: { display: 'none' } } }),
  layout: css({ rowGap: { base: '8', lg: '6' } }),
  text: css({
    gridColumn: { base: '1 / -1', lg: '1 / 6' },
    alignSelf: 'end',
    display: 'grid',
    gap: '6',
  }),
  controls: css({
    gridColumn: { base: '1 / -1', lg: '1 / 6' },
    alignSelf: 'start',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: { md: 'start' },
    gap: '6',
  }),
  drawing: css({
    gridColumn: { base: '1 / -1', lg: '6 / -1' },
    gridRow: { lg: '1 / 3' },
    alignSelf: 'center',
    position: 'relative',
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
  }),
}

/** What works by scripts only. */
export const onlyWithScripts = css({ _noScript: { display: 'none' } })

interface DuetLayoutProps {
  /** The duet of the address that is shown, if there is one */
  voice: string | undefined
  title: string
  lead: string
  /** The two frames, with what is laid over them */
  drawing: ReactNode
  /** Buttons */
  children?: ReactNode
}

/** The text of a duet beside its drawing. */
export function DuetLayout({ voice, title, lead, drawing, children }: DuetLayoutProps) {
  return (
    <Section id="duet" space="above" data-voice={voice} className={styles.section}>
      <Bounds columns className={styles.layout}>
        <div className={styles.text}>
          <Heading level={2}>{title}</Heading>
          <Prose variant="lead" role="status" className={onlyWithScripts}>
            {lead}
          </Prose>
        </div>
        <div className={styles.drawing}>{drawing}</div>
        {children && <div className={styles.controls}>{children}</div>}
      </Bounds>
    </Section>
  )
}
