import { css } from '@styled/css'
import type { Specimen } from '../../content/specimens.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { SpecimenStrip } from './specimen-strip.tsx'

const opening = css({ display: 'grid', gap: '4', mb: 'stack' })
/** Side by side, unless text is large */
const sheets = css({
  lg: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    gap: 'gutter',
    alignItems: 'start',
  },
})
/** Every other one is lower, as the frames are. */
const sheet = css({ _even: { lg: { mt: '[clamp(0rem, 4vw, 4rem)]' } } })

/** What a partner of the agency gets in writing. */
export function Paperwork({ shown }: { shown: readonly Specimen[] }) {
  const t = useT()
  return (
    <Section space="above">
      <Bounds>
        <div className={opening}>
          <Heading level={2}>{t('specimens.title')}</Heading>
          <Prose variant="lead" muted>
            {t('specimens.note')}
          </Prose>
        </div>
        <SpecimenStrip shown={shown} listClassName={sheets} itemClassName={sheet} />
      </Bounds>
    </Section>
  )
}
