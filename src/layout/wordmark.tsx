import { header } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { Mark } from '../ui/mark.tsx'
import { useLanguage, useT } from './language-context.ts'

/** The mark and name of the agency: the way home. */
export function Wordmark() {
  const t = useT()
  const styles = header()
  return (
    <Link
      to="/$lang"
      params={{ lang: useLanguage() }}
      activeOptions={{ exact: true, includeSearch: false }}
      className={styles.home}
    >
      <Mark />
      <span className={styles.name}>{t('agencyName')}</span>
    </Link>
  )
}
