import { header } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { Mark } from '../ui/mark.tsx'

/** Mark and name of the agency, linked to Home. */
export function Wordmark({ onClick }: { onClick: () => void }) {
  const t = useT()
  const styles = header()
  return (
    <Link
      to="/$lang"
      params={{ lang: useLanguage() }}
      activeOptions={{ exact: true, includeSearch: false }}
      className={styles.home}
      onClick={onClick}
    >
      <Mark />
      <span className={styles.name}>{t('agencyName')}</span>
    </Link>
  )
}
