import { css, cx } from '@styled/css'
import { meeting } from '@styled/recipes'
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
  art: css({
    display: 'grid',
    alignItems: 'start',
    alignSelf: 'center',
    viewTimelineName: '--meeting',
    '--until': '[35%]',
    '--apart': '[calc(0.9 * {spacing.stack})]',
    _layers: { gridArea: '1 / 1' },
  }),
  /** The overlap is as much of the right frame in its other inks as is within the left one. */
  overlap: css({
    overflow: 'clip',
    width: '[calc(100% * 360.75 / 632)]',
    aspectRatio: '[360.75 / 440.75]',
    minHeight: '[0]',
    borderBottomRightRadius: '[12.4% 10.15%]',
    '& img': { width: '[calc(100% * 632 / 360.75)]', maxWidth: '[none]' },
  }),
  texts: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: '10',
  }),
  /** After the frame of the drawing that it is about, which hangs in the margin of all its lines */
  name: css({
    mb: '3',
    paddingInlineStart: '[calc(0.42em + {spacing.3})]',
    // However large the text, whole words fit the column.
    fontSize: { md: '[min(4.4vw, 4.5rem)]' },
    _before: {
      content: '""',
      display: 'inline-block',
      width: '[0.42em]',
      height: '[0.7em]',
      ms: '[calc(-0.42em - {spacing.3})]',
      me: '3',
      borderRadius: 'xs',
      bg: 'creator',
      ':nth-child(even) > &': { bg: 'brandOnPage' },
    },
  }),
}

/**
 * How far each layer is above or below its place, as beside it are the margin and text: within the overlap the
 * right frame is as far from the left one.
 */
const apart = {
  left: cx(meeting(), css({ '--from': '0, calc(-1 * var(--apart))' })),
  right: cx(meeting(), css({ '--from': '0, var(--apart)' })),
  overlap: cx(meeting(), css({ '--from': '0, calc(2 * var(--apart))' })),
}

interface LayerProps {
  of: (typeof SERVICE_PAIRS)[number]['art']
  name: 'left' | 'right' | 'overlap'
  className: string
}

function Layer({ of, name, className }: LayerProps) {
  const file = `service-${of}-${name}` as const
  return <Art name={file} src={homeArtUrl(file)} className={className} />
}

/** The four core services (specification, Purpose). */
export function Services() {
  const t = useT()
  const numbers = useNumbers()
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
                <Layer of={art} name="left" className={apart.left} />
                <Layer of={art} name="right" className={apart.right} />
                <div className={cx(styles.overlap, apart.left)}>
                  <Layer of={art} name="overlap" className={apart.overlap} />
                </div>
              </div>
              <div className={styles.texts}>
                {services.map((id) => (
                  <div key={id}>
                    <Heading level={3} variant="display3" className={styles.name}>
                      {t(`homePage.services.${id}.title`)}
                    </Heading>
                    <Prose variant="lead" muted>
                      {t(`homePage.services.${id}.description`, numbers)}
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
