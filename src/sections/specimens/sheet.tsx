import { sheet } from '@styled/recipes'
import type { ReactNode } from 'react'
import type { SharedArtName } from '../../content/art.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { moveIn, useEntrance } from '../../ui/entrance.ts'
import { Heading } from '../../ui/heading.tsx'
import { ROWS } from './rows.ts'

interface SheetProps {
  of: keyof typeof ROWS
  /** In its header */
  picture?: SharedArtName
  /** The footer */
  children?: ReactNode
}

const STAMP_DELAY_MS = 260

/** The stamp comes down on the paper. */
const press = (stamp: Element) =>
  moveIn(stamp, { transform: 'rotate(-14deg) scale(2.4)', opacity: 0 }, { delay: STAMP_DELAY_MS })

/** A sheet of paper, stamped as a specimen. */
export function Sheet({ of, picture, children }: SheetProps) {
  const t = useT()
  const styles = sheet({ of })
  const stamp = useEntrance<HTMLParagraphElement>(press)
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <p ref={stamp} className={styles.stamp}>
          {t('specimens.label')}
        </p>
        <Heading level={3} variant="title">
          {t(`specimens.${of}.title`)}
        </Heading>
        <p>{t(`specimens.${of}.subject`)}</p>
        {picture && <Art name={picture} />}
      </header>
      <dl className={styles.rows}>
        {ROWS[of].map((row) => (
          <Row
            key={row}
            // The compiler does not know which document has a fifth.
            label={t(`specimens.${of}.rows.${row as 0}.label`)}
            text={t(`specimens.${of}.rows.${row as 0}.text`)}
          />
        ))}
      </dl>
      {children && <div className={styles.foot}>{children}</div>}
    </article>
  )
}

export const Row = ({ label, text }: { label: ReactNode; text: string }) => (
  <div className={sheet().row}>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
)
