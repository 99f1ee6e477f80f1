import { css } from '@styled/css'
import { SERVICE_PAIRS } from '../../content/home.ts'
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
  list: css({ display: 'grid', rowGap: 'stack', mt: 'stack' }),
  /** Two frames that meet; each text stands on the side of its frame, as high or as low. */
  pair: css({
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'minmax(0, 1fr) 43% minmax(0, 1fr)',
    },
    columnGap: 'gutter',
    rowGap: '8',
  }),
  art: css({
    gridRow: { md: '1 / 3', xl: '1' },
    gridColumn: { md: '1', xl: '2' },
    display: 'grid',
    alignContent: 'center',
    _layers: { gridArea: '1 / 1' },
  }),
  text: css({
    _odd: { marginInlineStart: { mdDown: '[12%]' }, alignSelf: { xl: 'end' } },
    _even: { alignSelf: { md: 'end', xl: 'start' } },
    gridRow: { xl: '1' },
  }),
  name: css({
    mb: '3',
    // However large the text, whole words fit the column.
    fontSize: { md: '[min(4.5vw, 4.5rem)]' },
  }),
  description: css({ fontSize: { mdToXl: '1.0625rem' } }),
}

/** The frames slide together, then their overlap is printed. */
const LAYERS = [
  {
    layer: 'left',
    className: css({
      _scrollDriven: {
        animation: 'creatorSlides',
        animationTimeline: '[view()!]',
        animationRange: '[entry 0% entry 90%!]',
      },
    }),
  },
  {
    layer: 'right',
    className: css({
      _scrollDriven: {
        animation: 'brandSlides',
        animationTimeline: '[view()!]',
        animationRange: '[entry 0% entry 90%!]',
      },
    }),
  },
  {
    layer: 'overlap',
    className: css({
      _scrollDriven: {
        animation: 'overlapPrints',
        animationTimeline: '[view()!]',
        animationRange: '[entry 80% entry 120%!]',
      },
    }),
  },
] as const

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
          {SERVICE_PAIRS.map(({ art, services }) => (
            <li key={art} className={styles.pair}>
              <div className={styles.art}>
                {LAYERS.map(({ layer, className }) => {
                  const name = `service-${art}-${layer}` as const
                  return (
                    <Art key={layer} name={name} src={homeArtUrl(name)} className={className} />
                  )
                })}
              </div>
              {services.map((id) => (
                <div key={id} className={styles.text}>
                  <Heading level={3} variant="display3" className={styles.name}>
                    {t(`homePage.services.${id}.title`)}
                  </Heading>
                  <Prose variant="lead" muted className={styles.description}>
                    {t(`homePage.services.${id}.description`, facts)}
                  </Prose>
                </div>
              ))}
            </li>
          ))}
        </ul>
      </Bounds>
    </Section>
  )
}
