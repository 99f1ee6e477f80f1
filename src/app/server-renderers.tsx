import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Duet } from '../content/duet.ts'
import { upcomingAt } from '../content/events.ts'
import { documentTitle } from '../i18n/document-title.ts'
import type { Language } from '../i18n/languages.ts'
import { loadAllTexts } from '../i18n/load-texts.ts'
import { createTranslate, type Translate } from '../i18n/t.ts'
import type { FormResponse } from '../inquiry/form-response.ts'
import { toastText } from '../layout/toaster/toast.ts'
import { languageActorAt } from '../machines/language.machine.ts'
import { announcementOf } from '../metadata/summaries.ts'
import { ContactPage } from '../pages/contact/contact-page.tsx'
import { failureTexts } from '../pages/contact/form/failure-texts.ts'
import { ReceivedResponse } from '../pages/contact/received.tsx'
import { DuetSection } from '../pages/home/duet.tsx'
import { partsOf } from '../pages/home/duet-layout.tsx'
import type { RouterContext } from '../routes/__root.tsx'
import { Route as unknownPath } from '../routes/$lang/$.tsx'
import { Route as contact } from '../routes/$lang/contact.tsx'
import {
  type ContactParameters,
  contactSearchString,
  readContactSearch,
} from '../urls/contact-search.ts'
import { readDuet, writeDuet } from '../urls/duet.ts'
import { pagePath } from '../urls/location.ts'
import { type Search, stringifySearch } from '../urls/search.ts'
import type { QueryContent, ServerRenderers } from '../urls/server-renderers.ts'
import { firstLine, subjectOf } from '../urls/subject.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { createAppRouter } from './router.ts'

/**
 * What the server renders on request (`ServerRenderers`): the response to a form sent without JavaScript,
 * the 404 page of a missing file, and what fills in a page from its query. The server imports this
 * module from the build. The pages have no scripts: whatever needs one is hidden.
 */

/** The response to a form: a confirmation, or the form again. It replaces the contact page. */
function FormResponsePage() {
  const { response } = contact.useRouteContext()
  if (!response) return null
  const { type, event } = response.submission
  if (!response.failure) return <ReceivedResponse type={type} event={registeredFor(event)} />
  return <ContactPage type={type} partnerName={response.partnerName} returned={response} />
}

contact.update({
  component: FormResponsePage,
  head: ({ match: { context } }) => ({
    meta: [
      ...(context.response ? [{ title: titleOf(context.response) }] : []),
      { name: 'robots', content: 'noindex' },
    ],
  }),
})

/** Undefined for events over at build time: their documents have the ordinary form. */
const registeredFor = (id: string | undefined) =>
  upcomingAt(__PRERENDERED_AS_OF__).find((event) => event.id === id)

function titleOf({ submission, failure }: FormResponse): string {
  const t = createTranslate(submission.language)
  if (failure) return documentTitle(t, toastText(failureTexts(failure).title, t))
  const received = registeredFor(submission.event) ? 'registered' : 'title'
  return documentTitle(t, t(`contactPage.received.${received}`))
}

unknownPath.update({
  component: NotFoundScreen,
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
})

export const renderResponse: ServerRenderers['renderResponse'] = (response) => {
  const { language, type, event } = response.submission
  const search = response.failure
    ? contactSearchString({ type, event, partnerName: response.partnerName })
    : contactSearchString({ type })
  return renderDocument(pagePath(language, 'contact') + search, { response })
}

export const renderNotFound: ServerRenderers['renderNotFound'] = (language) =>
  renderDocument(`${pagePath(language, '')}/404`, { keepsPath: true })

export const contentForQuery: ServerRenderers['contentForQuery'] = async (language, search) => {
  await loadAllTexts()
  const t = createTranslate(language)
  const contact = readContactSearch(search)
  const { type, partnerName } = contact
  const duet = readDuet(search.voice)
  const invitation = partnerName
    ? t('trainingEventsPage.ticket.invitation', { name: partnerName })
    : ''
  return {
    duet: duet && (await sectionOf(language, search.voice)),
    message: firstLine(t, subjectOf(type, contact)),
    partnerName: partnerName ?? '',
    invitation,
    preview: duet ? previewOfDuet(t, duet) : previewOfHalf(language, contact, invitation),
  }
}

function previewOfDuet(t: Translate, duet: Duet): QueryContent['preview'] {
  const { part } = partsOf(duet)
  return {
    title: t(`homePage.duet.${part}.title`),
    description: t(`homePage.duet.${part}.lead`),
    search: stringifySearch({ voice: writeDuet(duet) }),
  }
}

function previewOfHalf(
  language: Language,
  { event, partnerName, type }: ContactParameters,
  invitation: string,
): QueryContent['preview'] {
  if (!event || !partnerName) return undefined
  const { title } = announcementOf(language, event)
  const search = contactSearchString({ type, event, partnerName })
  return { title, description: invitation, search }
}

/** The section of a duet, rendered alone: a whole page would take ten times as long. */
async function sectionOf(language: Language, voice: Search[string]): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <DuetSection duetParameter={voice} /> }),
    context: { language: languageActorAt(pagePath(language, '')) },
    history: createMemoryHistory(),
  })
  await router.load()
  const html = renderToString(<RouterProvider router={router} />)
  return html.slice(html.indexOf('<section'), html.indexOf('</section>') + '</section>'.length)
}

async function renderDocument(
  path: string,
  context: Omit<RouterContext, 'language'>,
): Promise<string> {
  await loadAllTexts()
  const router = createAppRouter({ language: languageActorAt(path), ...context })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    scrollRestoration: false, // needs a script
  })
  router.ssr = { manifest: { routes: { __root__: { css: [...__STYLESHEETS__] } } } }
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return `<!doctype html>${html.replace('<html', '<html data-static=""')}`
}
