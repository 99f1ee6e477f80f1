import { css } from '@styled/css'
import type { Specimen } from '../../content/specimens.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { SpecimenStrip } from './specimen-strip.tsx'

/** The promise stands beside what keeps it. */
const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 6fr' },
  columnGap: 'gutter',
  rowGap: 'stack',
  alignItems: 'center',
})
const opening = css({ display: 'grid', gap: '4' })
const sheets = css({ lg: { display: 'grid', gap: 'gutter' } })

/** What a partner of the agency gets in writing. */
export function Paperwork({ shown, lead }: { shown: readonly Specimen[]; lead: string }) {
  const t = useT()
  return (
    <Section space="above">
      <Bounds className={layout}>
        <div className={opening}>
          <Heading level={2}>{t('specimens.title')}</Heading>
          <Prose variant="lead">{lead}</Prose>
        </div>
        <SpecimenStrip shown={shown} listClassName={sheets} />
      </Bounds>
    </Section>
  )
}
