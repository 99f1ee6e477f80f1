import { findEvent } from '../content/events.ts'
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
  const pages = new Map<string, Promise<string>>()
  return async (response) => {
    const form = blankForm(response)
    const formKind = JSON.stringify(form)
    const page = pages.get(formKind) ?? render(form)
    pages.set(formKind, page)
    page.catch(() => pages.delete(formKind))
    const typed = new Map(Object.entries(response.submission))
    return (await page).replace(PLACEHOLDER, (_, name) => escapeHtml(typed.get(name) ?? ''))
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
