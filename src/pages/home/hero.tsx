import { css, cx } from '@styled/css'
import { bounds } from '@styled/recipes'
import { EMAIL, PHONE } from '../../content/agency.ts'
import { heroLayers } from '../../content/art.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { entersFrom, sharedFrame } from '../../layout/page-transition.ts'
import { Actions } from '../../ui/actions.tsx'
import { Art } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { sentencesOf } from '../../ui/text.tsx'
import { homeArtUrl } from './home-art.ts'

const layout = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) min(54%, (100svh - 8rem - 2 * var(--hero)) * .81)',
    lg: 'minmax(0, 1fr) min(50%, (100svh - 8rem) * .81)',
  },
  // A line more, as a font arrives, moves only what is below it.
  gridTemplateRows: 'auto 1fr',
  columnGap: '[clamp(1.25rem, 2.4vw, 2.5rem)]',
  rowGap: '[2svh]',
  alignItems: 'start',
  paddingTop: '4',
  // On paper the page is a poster: nothing follows.
  '& ~ *': { _print: { display: 'none!' } },
  // The title above, the picture below it, the rest at its foot
  _print: {
    gridTemplateColumns: 'minmax(0, 1fr) 98mm!',
    alignItems: 'end',
    height: '[226mm]',
    breakInside: 'avoid',
  },
})
/** On a tablet above both columns, in two lines */
const title = css({
  gridColumn: { base: '1 / -1', lg: '1', _print: '1 / -1!' },
  // On a desk always in as many lines as measured, also where a low window would have room for two
  maxWidth: { lg: '[calc(var(--widest-line) * 1em + 0.2em)]' },
  _print: { fontSize: { base: '36mm!', _russian: '28mm!' } },
})
const copy = css({
  display: { _lowScreen: 'flex' },
  mb: { mdDown: '4' },
  flexDirection: 'column',
  // The buttons at the foot of the picture: a line more leaves them where they are.
  alignSelf: { lg: 'end' },
  gap: { _lowScreen: '3' },
  _print: { gridArea: '2 / 1' },
})
const lead = css({
  // As far from the buttons as a high screen has room for
  marginBottom: '[clamp(min(2rem, 3.2vw), 20svh - 9rem, 2.25rem)]',
  order: { _lowScreen: '1' },
  maxWidth: 'full',
  // On a low screen both buttons stand below it all the same.
  fontSize: {
    base: '[clamp(1.0625rem, 2.25svh, 1.1875rem)]',
    md: '[1.25rem]',
    lg: '[max(1.125rem, min(1.7vw, 2.6svh))]',
    _print: '12pt!',
  },
})
/** Larger on a high screen, below letters of their size */
const button = css({
  lg: {
    minHeight: '[clamp(3.5rem, 7svh, 4.25rem)]',
    fontSize: '[clamp(1.375rem, 2.8svh, 1.75rem)]',
  },
})
/** On a phone the first two sentences say enough: the first screen has a face. */
const more = css({ display: { mdDown: 'none', _lowScreen: 'inline', _print: 'inline!' } })
const onPaper = css({ display: 'none', _print: { display: 'block', mt: '6' } })

const composition = css({
  display: 'grid',
  gridArea: { lg: '1 / 2 / 3', _print: '2 / 2!' },
  _layers: { gridArea: '1 / 1', position: 'relative' },
})
/** The frames come together at once, and stay so. */
const creator = css({ _motionSafe: { animation: 'heroEnters' } })
const brand = css({ _motionSafe: { animation: 'heroEnters', animationName: 'meetFromRight' } })
/** Of the brand's frame, trapped */
const outline = css({ clipPath: '[inset(12.24% 0 0 38.97% round 7.6% / 6.1%)]' })
const unison = css({ _motionSafe: { animation: 'heroEnters', animationName: 'meetInside' } })

/** The first screen: title, lead and a button for each audience. */
export function Hero() {
  const t = useT()
  const lang = useLanguage()
  const [left, right, both] = heroLayers(lang)
  const [what, who, ...how] = sentencesOf(t('hero.subtitle', useNumbers()))
  return (
    <section className={cx(bounds(), layout)}>
      <Heading level={1} variant="hero" className={title} {...entersFrom('left')}>
        {t('hero.title')}
      </Heading>
      <div className={copy} {...entersFrom('left')}>
        <Prose variant="lead" className={lead}>
          {/* In one text node: as a font arrives, one that begins on another line is a layout shift. */}
          {`${what} ${who} `}
          <span className={more}>{how.join(' ')}</span>
          <span className={onPaper}>
            {EMAIL} {PHONE}
          </span>
        </Prose>
        <Actions>
          <ButtonLink
            to="/$lang/for-influencers"
            params={{ lang }}
            tone="creator"
            className={button}
            arrow
          >
            {t('hero.ctaInfluencer')}
          </ButtonLink>
          <ButtonLink
            to="/$lang/for-brands"
            params={{ lang }}
            tone="brand"
            className={button}
            arrow
          >
            {t('hero.ctaBrand')}
          </ButtonLink>
        </Actions>
      </div>
      <div className={composition}>
        <Art
          name={left}
          src={homeArtUrl(left)}
          eager
          className={creator}
          {...sharedFrame('creator')}
        />
        <Art
          name={right}
          src={homeArtUrl(right)}
          eager
          className={brand}
          {...sharedFrame('brand')}
        />
        <div className={cx(brand, outline)}>
          <Art name={both} src={homeArtUrl(both)} eager className={unison} />
        </div>
      </div>
    </section>
  )
}
