import { css } from '@styled/css'
import { SERVICES } from '../../content/home.ts'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { rise, useFirstView } from '../../ui/use-first-view.ts'
import { homeArtUrl } from './home-art.ts'

const styles = {
  title: css({ maxWidth: { mdDown: '[5.3em]' } }),
  /** A staggered diptych: two columns, of which the right one stands lower. */
  list: css({
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'gutter',
    rowGap: { base: '12', md: 'stack' },
    mt: 'stack',
    mb: { md: '[clamp(3rem, 8vw, 8rem)]' },
  }),
  /**
   * Where there is room the pictures meet in the middle, with the text on the outside; on a phone
   * cards alternate sides.
   */
  card: css({
    display: { base: 'grid', xl: 'flex' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 'gutter',
    alignItems: { xl: 'end' },
    '& > div': { flex: '1' },
    _odd: { paddingInlineEnd: { base: '[18%]', md: '0' }, xl: { flexDirection: 'row-reverse' } },
    _even: {
      paddingInlineStart: { base: '[18%]', md: '0' },
      md: { translate: '[0 clamp(3rem, 8vw, 8rem)]' },
    },
  }),
  art: css({ borderRadius: 'frame', flex: { xl: '[1.3]' }, minWidth: '[0]' }),
  name: css({ mt: '6', mb: '3' }),
  description: css({ maxWidth: 'caption', fontSize: { xl: '1.125rem' } }),
}

/** The four core services (specification, Purpose). */
export function Services() {
  const t = useT()
  const facts = useFacts()
  const cards = useFirstView<HTMLUListElement>(rise)
  return (
    <Section>
      <Bounds>
        <Heading level={2} variant="display1" className={styles.title}>
          {t('homePage.coreServicesTitle')}
        </Heading>
        <ul ref={cards} className={styles.list}>
          {SERVICES.map(({ id, art }) => (
            <li key={id} className={styles.card}>
              <Art name={art} src={homeArtUrl(art)} className={styles.art} />
              <div>
                <Heading level={3} variant="title" className={styles.name}>
                  {t(`homePage.services.${id}.title`)}
                </Heading>
                <Prose muted className={styles.description}>
                  {t(`homePage.services.${id}.description`, facts)}
                </Prose>
              </div>
            </li>
          ))}
        </ul>
      </Bounds>
    </Section>
  )
}
