import { css, cx } from '@styled/css'
import { frame } from '@styled/recipes'
import { PEOPLE } from '../../content/cases-and-people.ts'
import { languageEntry } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Art } from '../../ui/art.tsx'

const styles = {
  frame: css({
    position: 'relative',
    overflow: 'clip',
    display: 'flex',
    gap: '4',
    mb: 'gutter',
  }),
  text: css({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '2',
    flexGrow: '1',
    padding: 'panel',
  }),
  name: css({ textStyle: 'title' }),
  picture: css({ alignSelf: 'end', flex: '[0 0 min(7rem, 30%)]', minWidth: '[0]' }),
}

/** Who answers, with a face; nothing where nobody is named yet. */
export function ContactPerson() {
  const lang = useLanguage()
  const [person] = PEOPLE
  if (!person) return null
  return (
    <div className={cx(frame({ tone: 'creator' }), styles.frame)}>
      <div className={styles.text}>
        <p className={styles.name}>{person.name}</p>
        <p>{person.role[lang]}</p>
        <p>{person.languages.map((code) => languageEntry(code).name).join(', ')}</p>
      </div>
      <Art name={person.portrait} className={styles.picture} />
    </div>
  )
}
