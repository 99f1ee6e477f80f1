import { findEvent } from '../content/events.ts'
import { loadOnce } from '../i18n/load-once.ts'
import { HONEYPOT } from '../inquiry/api.ts'
import { mapFields } from '../inquiry/fields.ts'
import type { FormResponse, RenderResponse } from '../inquiry/form-response.ts'
import { escapeHtml } from './escape-html.ts'

/** Where a text is to be written, by its name: in characters that stand for none */
const placeholder = (name: string) => `\uE000${name}\uE001`
const PLACEHOLDER = /\uE000(\w+)\uE001/g

/**
 * Renders a page once for each kind of form, and writes into it what was typed: for pages that may be
 * asked for in any number. They do not name the partner of a ticket.
 */
export function cachedRender(render: RenderResponse): RenderResponse {
  const renderOnce = loadOnce((form: string) => render(JSON.parse(form)))
  return async (response) => {
    const page = await renderOnce(JSON.stringify(blankForm(response)))
    const typed = new Map(Object.entries(response.submission))
    return page.replace(PLACEHOLDER, (_, name) => escapeHtml(typed.get(name) ?? ''))
  }
}

function blankForm({ submission: { language, type, event }, failure }: FormResponse): FormResponse {
  const known = findEvent(event)?.id // of which there are few
  if (!failure) return { submission: { language, type, event: known }, failure }
  const hidden = {
    key: placeholder('key'),
    token: placeholder('token'),
    [HONEYPOT]: placeholder(HONEYPOT),
  }
  return {
    submission: { language, type, event: known, ...hidden, ...mapFields(placeholder) },
    failure,
  }
}
