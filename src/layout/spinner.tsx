import { spinner } from '@styled/recipes'

/** The full-screen spinner (specification, Loading): two frames that pulse in turn. */
export function Spinner({ label }: { label: string }) {
  const styles = spinner()
  return (
    <div className={styles.screen} role="img" aria-label={label}>
      <div className={styles.frames}>
        <div className={styles.left} />
        <div className={styles.right} />
        <div className={styles.overlap} />
      </div>
    </div>
  )
}
