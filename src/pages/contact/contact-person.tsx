import { css } from '@styled/css'
import { sheet } from '@styled/recipes'
import { PEOPLE } from '../../content/proof.ts'
import { languageEntry } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Frame } from '../../ui/frame.tsx'

const styles = {
  frame: css({
    position: 'relative',
    overflow: 'clip',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) min(9rem, 34%)',
    columnGap: '4',
    mb: 'gutter',
    pb: '0!',
  }),
  text: css({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '2',
    pb: 'panel',
  }),
  name: css({ textStyle: 'title' }),
  picture: css({ alignSelf: 'end' }),
}

/** Who answers, with a face; nothing where nobody is named yet. */
export function ContactPerson() {
  const t = useT()
  const lang = useLanguage()
  const [person] = PEOPLE
  if (!person) return null
  return (
    <Frame tone="creator" className={styles.frame}>
      <div className={styles.text}>
        {person.sample && <p className={sheet().stamp}>{t('specimens.label')}</p>}
        <p className={styles.name}>{person.sample ? t('contactPage.person.title') : person.name}</p>
        <p>{person.sample ? t('contactPage.person.text') : person.role[lang]}</p>
        {!person.sample && (
          <p>{person.languages.map((code) => languageEntry(code).name).join(', ')}</p>
        )}
      </div>
      <Art name={person.portrait} className={styles.picture} />
    </Frame>
  )
}
