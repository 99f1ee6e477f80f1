import type { Language } from '../i18n/languages.ts'
import type { RenderResponse } from '../inquiry/form-response.ts'
import type { Search } from './search.ts'

/** What the build renders for the server (src/app/server-renderers.tsx). */
export interface ServerRenderers {
  /** The response to a form sent without JavaScript */
  renderResponse: RenderResponse
  /** The 404 page of a missing file */
  renderNotFound: (language: Language) => Promise<string>
  contentForQuery: (language: Language, search: Search) => Promise<QueryContent>
}

/** What a query says of its page, in the words of its language; empty what it does not. */
export interface QueryContent {
  /** The section of Home with the duet that was sent */
  duet: string | undefined
  /** What another page hands over, as the first line of the message (src/urls/subject.ts) */
  message: string
  /** Who has the other half of the ticket, and what the ticket says of them */
  partnerName: string
  invitation: string
  /** What previews of the link say, if not what they say of its page; the query without what is invalid */
  preview: { title: string; description: string; search: string } | undefined
}
