import { css } from '@styled/css'
import type { Texts } from '../../i18n/types.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { homeArtUrl } from './home-art.ts'

type ServiceId = keyof Texts['homePage']['services']

/** The four core services in two pairs, each with its art; their texts are `homePage.services`. */
const SERVICE_PAIRS = [
  { art: 'talent', services: ['scouting', 'analysis'] },
  { art: 'craft', services: ['sourcing', 'education'] },
] as const satisfies readonly { art: string; services: readonly ServiceId[] }[]

const styles = {
  layout: css({ pt: 'section' }),
  title: css({ maxWidth: { mdDown: '[5.3em]' } }),
  list: css({ display: 'grid', rowGap: 'stack', mt: 'stack' }),
  /** Two frames that meet, and their texts, one below the other; the second pair is the mirror of the first. */
  pair: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'stack',
    rowGap: '8',
    '&:nth-child(even) > :first-child': { order: { md: '1' } },
    xl: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
      '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' },
    },
  }),
  /** As it comes in, its frames come together and their overlap prints, before it is in the middle of the screen. */
  art: css({
    display: 'grid',
    alignSelf: 'center',
    _layers: {
      gridArea: '1 / 1',
      _scrollDriven: {
        animation: 'creatorMeets',
        animationTimeline: '[view()!]',
        animationRange: '[entry 0% cover 26%]',
      },
    },
    '& > :nth-child(2) > img': { _scrollDriven: { animationName: 'meetFromBelow' } },
    '& > :nth-child(3) > img': {
      _scrollDriven: { animationName: 'wipeDown', animationRange: '[cover 26% cover 34%]' },
    },
  }),
  texts: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: '10',
  }),
  /** After the frame of the drawing that it is about */
  name: css({
    mb: '3',
    // However large the text, whole words fit the column.
    fontSize: { md: '[min(4.4vw, 4.5rem)]' },
    _before: {
      content: '""',
      display: 'inline-block',
      width: '[0.42em]',
      height: '[0.7em]',
      me: '3',
      borderRadius: 'xs',
      bg: 'creator',
      ':nth-child(even) > &': { bg: 'brand' },
    },
  }),
}

const LAYERS = ['left', 'right', 'overlap'] as const

/** The four core services (specification, Purpose). */
export function Services() {
  const t = useT()
  const facts = useNumbers()
  return (
    <Section space="below">
      <Bounds className={styles.layout}>
        <Heading level={2} variant="display1" className={styles.title}>
          {t('homePage.coreServicesTitle')}
        </Heading>
        <ul className={styles.list}>
          {SERVICE_PAIRS.map(({ art, services }) => (
            <li key={art} className={styles.pair}>
              <div className={styles.art}>
                {LAYERS.map((layer) => {
                  const name = `service-${art}-${layer}` as const
                  return <Art key={layer} name={name} src={homeArtUrl(name)} />
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
