import { css } from '@styled/css'
import { SERVICES } from '../../content/home.ts'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { homeArtUrl } from './home-art.ts'

const styles = {
  title: css({ maxWidth: { mdDown: '[5.3em]' } }),
  /** A staggered diptych: two columns, of which the right one stands lower. */
  list: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'gutter',
    rowGap: { base: '12', md: 'stack' },
    mt: 'stack',
    mb: { md: '[clamp(3rem, 8vw, 8rem)]' },
  }),
  /** The left ones keep to the left edge, the right ones to the right, from which they slide in. */
  card: css({
    _odd: { paddingInlineEnd: '[12%]', '& img': { _scrollDriven: { animation: 'creatorSlides' } } },
    _even: {
      paddingInlineStart: '[12%]',
      md: { translate: '[0 clamp(3rem, 8vw, 8rem)]' },
      '& img': { _scrollDriven: { animation: 'brandSlides' } },
    },
  }),
  art: css({
    borderRadius: 'frame',
    // Picture and text are seen at once.
    maxWidth: { xl: '[80%]' },
    _scrollDriven: { animationTimeline: '[view()!]', animationRange: '[entry 0% entry 80%!]' },
  }),
  name: css({
    mt: '6',
    mb: '3',
    // However large the text, whole words fit the column.
    fontSize: { md: '[min(1.69rem + 2.29vw, 5.8vw, 3.75rem)]' },
  }),
  description: css({ maxWidth: 'caption' }),
}

/** The four core services (specification, Purpose). */
export function Services() {
  const t = useT()
  const facts = useFacts()
  return (
    <Section>
      <Bounds>
        <Heading level={2} variant="display1" className={styles.title}>
          {t('homePage.coreServicesTitle')}
        </Heading>
        <ul className={styles.list}>
          {SERVICES.map(({ id, art }) => (
            <li key={id} className={styles.card}>
              <Art name={art} src={homeArtUrl(art)} className={styles.art} />
              <div>
                <Heading level={3} variant="display3" className={styles.name}>
                  {t(`homePage.services.${id}.title`)}
                </Heading>
                <Prose variant="lead" muted className={styles.description}>
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
