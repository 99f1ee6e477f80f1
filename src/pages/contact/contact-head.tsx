import { css } from '@styled/css'
import type { InquiryType } from '../../contact/inquiry.ts'
import { useT } from '../../layout/language-context.ts'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'

const head = css({ pt: { base: '8', lg: '12' }, pb: 'stack', _print: { pt: '0' } })
const columns = css({ alignItems: 'center', rowGap: '6' })
const words = css({ gridColumn: { base: '1 / -1', md: '1 / 9' }, display: 'grid', gap: '6' })
const picture = css({
  gridColumn: '10 / 13',
  hideBelow: 'md',
  _print: { display: 'none' },
})

/** Title and invitation; the picture shows who is writing, and waits for the other half. */
export function ContactHead({ type }: { type: InquiryType }) {
  const t = useT()
  return (
    <Section space="none" className={head}>
      <Bounds columns className={columns}>
        <div className={words}>
          <Heading level={1} look="page" fitted>
            {t('contactPage.pageTitle')}
          </Heading>
          <Prose look="lead">{t('contactPage.intro')}</Prose>
        </div>
        <Art name={`contact-${type}`} className={picture} />
      </Bounds>
    </Section>
  )
}
