import { css } from '@styled/css'
import type { SharedArtName } from '../../content/art.ts'
import type { Texts } from '../../i18n/types.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { OverlappingPanels } from '../../sections/overlapping-panels.tsx'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'

const GLYPHS = {
  reach: 'glyph-target',
  engagement: 'glyph-talk',
  results: 'glyph-result',
  ideas: 'glyph-idea',
  network: 'glyph-network',
} as const satisfies Record<keyof Texts['forBrandsPage']['advantages'], SharedArtName>

const styles = {
  heading: css({ mb: '8' }),
  /** The drawing is beside the title; above it where large text or a narrow frame has no room. */
  advantage: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > *': { minWidth: '[0]' },
    '& + &': { mt: '4' },
    '& > h3': { flex: '[1 1 min(10rem, 100%)]', fontSize: { lg: '[min(3vw, 2.75rem)]' } },
    '& > p': { fontSize: { lg: '1.25rem' } },
  }),
  glyph: css({ width: { base: '[min(3.5rem, 17vw)]', md: '[6rem]', lg: '[min(7.5rem, 6vw)]' } }),
}

function Advantage({ id }: { id: keyof typeof GLYPHS }) {
  const t = useT()
  return (
    <div className={styles.advantage}>
      <Art name={GLYPHS[id]} className={styles.glyph} />
      <Heading level={3} variant="display3">
        {t(`forBrandsPage.advantages.${id}.title`)}
      </Heading>
      <Prose variant="lead">{t(`forBrandsPage.advantages.${id}.description`, useNumbers())}</Prose>
    </div>
  )
}

/** What brands get: from the creator's side, from ours, and the network between both. */
export function Advantages() {
  const t = useT()
  return (
    <Bounds>
      <Heading level={2} className={styles.heading}>
        {t('forBrandsPage.advantagesTitle')}
      </Heading>
      <OverlappingPanels
        creator={
          <>
            <Advantage id="engagement" />
            <Advantage id="ideas" />
          </>
        }
        overlap={<Advantage id="network" />}
        brand={
          <>
            <Advantage id="reach" />
            <Advantage id="results" />
          </>
        }
      />
    </Bounds>
  )
}
