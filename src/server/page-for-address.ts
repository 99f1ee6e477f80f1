import type { AddressTexts } from '../content/address-texts.ts'
import { barsOf, EXAMPLE, endsOf } from '../content/duet.ts'
import { readDuet } from '../urls/duet.ts'
import { readHandle } from '../urls/handle.ts'
import { FORM_PARAMETERS } from '../urls/pages.ts'
import { escapeHtml } from './escape-html.ts'

/** The parameters that a page is completed by */
export const ADDRESS_PARAMETERS = ['voice', 'handle', 'half', ...FORM_PARAMETERS]

/**
 * A prerendered page with what its address says, for visitors without JavaScript and for whoever shows
 * a preview of the link. Hydration finds what it would have drawn itself.
 *
 * @returns null when the address says nothing of this page
 */
export function pageForAddress(
  html: string,
  { voice, handle }: Readonly<Record<string, string>>,
  words: AddressTexts,
): string | null {
  const form = formWithHalf(formWithMessage(formWithHandle(html, handle), words), words)
  const completed = homeWithDuet(form, voice, words)
  return completed === html ? null : completed
}

const SECTION = 'id="duet"'
const PREVIEW_TITLE = /(<meta (?:property="og|name="twitter):title" content=")[^"]*/g
const PREVIEW_TEXT = /(<meta (?:property="og|name="twitter):description" content=")[^"]*/g

/** Home with the half of a duet; without it the page has the example. */
function homeWithDuet(
  html: string,
  voice: string | undefined,
  { duet: { start, found } }: AddressTexts,
): string {
  const duet = readDuet(voice)
  if (!duet || duet.second || !html.includes(SECTION)) return html
  return html
    .replace(SECTION, `${SECTION} data-voice="${voice}"`)
    .replace(barsOf(EXAMPLE, 'first'), barsOf(duet.first, 'first'))
    .replace(endsOf(EXAMPLE, 'first'), endsOf(duet.first, 'first'))
    .replace(`>${escapeHtml(start.title)}<`, () => `>${escapeHtml(found.title)}<`)
    .replace(`>${escapeHtml(start.lead)}<`, () => `>${escapeHtml(found.lead)}<`)
    .replace(`>${escapeHtml(start.button)}<`, () => `>${escapeHtml(found.button)}<`)
    .replace(PREVIEW_TITLE, followedBy(found.title))
    .replace(PREVIEW_TEXT, followedBy(found.lead))
}

/** The form of creators with the name that was typed on their page. */
function formWithHandle(html: string, typed: string | undefined): string {
  const handle = readHandle(typed)
  const field = 'name="profileLink"'
  return handle ? html.replace(field, `${field} value="${handle}"`) : html
}

const MESSAGE = /(<textarea[^>]* name="message"[^>]*>)(?=<)/

/** The form with the first line of its message, where it was not prerendered with it. */
const formWithMessage = (html: string, { message }: AddressTexts): string =>
  html.replace(MESSAGE, followedBy(message))

/** With its tag: the styles in the document have the attribute, too. */
const HALF = '<div data-half=""'
const INVITATION = /(<p data-invitation=""[^>]*>)[^<]*/
const ACTION = /(<form[^>]* action="\/api\/[^"]*)/

/** A registration with the name of whoever has sent the other half of its ticket. */
function formWithHalf(html: string, { half, invitation }: AddressTexts): string {
  if (!half || !html.includes(HALF)) return html
  return html
    .replace(HALF, () => `<div data-half="${escapeHtml(half)}"`)
    .replace(INVITATION, followedBy(invitation))
    .replace(ACTION, followedBy(`&${new URLSearchParams({ half })}`))
}

/** Keeps what a pattern has in its group, and puts a text after it: not as a template, which has `$&`. */
const followedBy = (text: string) => (_: string, start: string) => start + escapeHtml(text)
