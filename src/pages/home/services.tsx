import { css } from '@styled/css'
import { SERVICES } from '../../content/home.ts'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { rise, useFirstView } from '../../ui/use-first-view.ts'

const title = css({ maxWidth: '5.1em' })
const list = css({
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
  columnGap: 'gutter',
  rowGap: '12',
  mt: 'stack',
})
/** The split rhythm: every other card stands lower, or on a phone further in. */
const card = css({
  _odd: { paddingInlineEnd: { base: '18%', md: '0' } },
  _even: {
    paddingInlineStart: { base: '18%', md: '0' },
    md: { translate: '0 clamp(0rem, 4vw, 4rem)' },
  },
})
const art = css({ borderRadius: 'frame' })
const name = css({ mt: '6', mb: '2' })
const description = css({ maxWidth: { base: '27em', lg: '23em' } })

/** The four core services (specification, Purpose). */
export function Services() {
  const t = useT()
  const facts = useFacts()
  const cards = useFirstView<HTMLUListElement>(rise)
  return (
    <Section>
      <Bounds>
        <Heading level={2} className={title}>
          {t('homePage.coreServicesTitle')}
        </Heading>
        <ul ref={cards} className={list}>
          {SERVICES.map(({ id, art: drawing }) => (
            <li key={id} className={card}>
              <Art name={drawing} className={art} />
              <Heading level={3} look="title" className={name}>
                {t(`homePage.services.${id}.title`)}
              </Heading>
              <Prose muted className={description}>
                {t(`homePage.services.${id}.description`, facts)}
              </Prose>
            </li>
          ))}
        </ul>
      </Bounds>
    </Section>
  )
}
