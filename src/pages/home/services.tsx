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
  list: css({ display: 'grid', rowGap: { base: 'stack', md: 'section' }, mt: 'stack' }),
  /** Two frames that meet, and their texts, one below the other; the second pair is the mirror of the first. */
  pair: css({
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 56%) minmax(0, 1fr)',
    },
    columnGap: 'stack',
    rowGap: '8',
    _even: {
      md: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 56%)',
        '& > :first-child': { order: '1' },
      },
    },
  }),
  art: css({
    display: 'grid',
    alignSelf: 'center',
    viewTimelineName: '[--pair]',
    _layers: { gridArea: '1 / 1' },
  }),
  texts: css({ display: 'grid', alignContent: 'space-evenly', gap: '8' }),
  name: css({
    mb: '3',
    // However large the text, whole words fit the column.
    fontSize: { md: '[min(5vw, 5rem)]' },
  }),
}

/** While the pair rises to the middle of the screen, its frames come together; there their overlap prints. */
const together = { animationTimeline: '[--pair!]', animationRange: '[entry 20% cover 44%!]' }
const LAYERS = [
  {
    layer: 'left',
    className: css({ _scrollDriven: { animation: 'creatorMeets', ...together } }),
  },
  {
    layer: 'right',
    className: css({ _scrollDriven: { animation: 'brandMeets', ...together } }),
  },
  {
    layer: 'overlap',
    className: css({
      _scrollDriven: {
        animation: 'overlapPrints',
        animationTimeline: '[--pair!]',
        animationRange: '[cover 44% cover 54%!]',
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
              <div className={styles.texts}>
                {services.map((id) => (
                  <div key={id}>
                    <Heading level={3} variant="display3" className={styles.name}>
                      {t(`homePage.services.${id}.title`)}
                    </Heading>
                    <Prose variant="lead" muted>
                      {t(`homePage.services.${id}.description`, facts)}
                    </Prose>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Bounds>
    </Section>
  )
}
