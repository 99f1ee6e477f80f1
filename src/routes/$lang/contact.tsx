import { css } from '@styled/css'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { contactArt } from '../../content/art.ts'
import { useLanguage, useT } from '../../layout/language-context.ts'
import { contactSearch, DEFAULT_TYPE } from '../../pages/contact/contact-search.ts'
import { DirectContact } from '../../pages/contact/direct-contact.tsx'
import { InquiryForm } from '../../pages/contact/inquiry-form.tsx'
import { TypeSelector } from '../../pages/contact/type-selector.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/contact')({
  validateSearch: contactSearch,
  search: { middlewares: [stripSearchParams({ type: DEFAULT_TYPE })] },
  head: ({ params }) => pageHead(params.lang, 'contact'),
  component: Contact,
})

const columns = css({ alignItems: 'start', rowGap: '12' })
const main = css({ gridColumn: { base: '1 / -1', lg: '1 / 8' }, display: 'grid', gap: '10' })

function Contact() {
  const t = useT()
  const { type, event } = Route.useSearch()
  return (
    <>
      <PageTitle art={contactArt(type, useLanguage())} lead={t('contactPage.intro')}>
        {t('contactPage.pageTitle')}
      </PageTitle>
      <Section space="none">
        <Bounds columns className={columns}>
          <div className={main}>
            <TypeSelector type={type} />
            <InquiryForm type={type} event={event} />
          </div>
          <DirectContact />
        </Bounds>
      </Section>
    </>
  )
}
