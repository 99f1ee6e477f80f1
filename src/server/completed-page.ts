import type { AddressWords } from '../contact/form-response.ts'
import { barsOf, type DuetTexts, EXAMPLE, endsOf } from '../content/duet.ts'
import { readDuet } from '../urls/duet.ts'
import { readHandle } from '../urls/handle.ts'

const SECTION = 'id="duet"'

/**
 * Home with the half of a duet that its address has, for visitors without JavaScript and for whoever
 * shows a preview of the link. Hydration finds what it would have drawn itself.
 *
 * @param html the prerendered page, which has the example
 * @returns null for an address without half a duet
 */
export function homeWithDuet(
  html: string,
  voice: string | undefined,
  { start, found }: DuetTexts,
): string | null {
  const duet = readDuet(voice)
  if (!duet || duet.second || !html.includes(SECTION)) return null
  return html
    .replace(SECTION, `${SECTION} data-voice="${voice}"`)
    .replace(barsOf(EXAMPLE, 'first'), barsOf(duet.first, 'first'))
    .replace(endsOf(EXAMPLE, 'first'), endsOf(duet.first, 'first'))
    .replace(`>${start.title}<`, `>${found.title}<`)
    .replace(`>${start.lead}<`, `>${found.lead}<`)
    .replace(`>${start.button}<`, `>${found.button}<`)
    .replace(/(<meta (?:property="og|name="twitter):title" content=")[^"]*/g, `$1${found.title}`)
    .replace(
      /(<meta (?:property="og|name="twitter):description" content=")[^"]*/g,
      `$1${found.lead}`,
    )
}

/**
 * The form of creators with the name that was typed on their page.
 *
 * @returns null for an address without a name, and for another page
 */
export function formWithHandle(html: string, typed: string | undefined): string | null {
  const handle = readHandle(typed)
  const field = 'name="profileLink"'
  return handle && html.includes(field) ? html.replace(field, `${field} value="${handle}"`) : null
}

const MESSAGE = /(<textarea[^>]* name="message"[^>]*>)(?=<)/

/**
 * The form with the first line of its message, where it was not prerendered with it.
 *
 * @returns null without a line, and for another page
 */
export const formWithMessage = (html: string, { message }: AddressWords): string | null =>
  message && MESSAGE.test(html) ? html.replace(MESSAGE, `$1${message}`) : null

const HALF = 'data-half=""'
const INVITATION = /(<p data-invitation=""[^>]*>)[^<]*/

/**
 * A registration with the name of whoever has sent the other half of its ticket.
 *
 * @returns null without a name, and for another page
 */
export function formWithHalf(html: string, { half, invitation }: AddressWords): string | null {
  if (!half || !html.includes(HALF)) return null
  return html
    .replace(HALF, `data-half="${escapeHtml(half)}"`)
    .replace(INVITATION, (_, start) => start + escapeHtml(invitation))
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
