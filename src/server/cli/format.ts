import Table from 'cli-table3'
import { stringify } from 'csv-stringify/sync'

const MAX_CELL = 40

/** No borders, and two spaces between the columns */
const PLAIN_TABLE = {
  chars: Object.fromEntries(
    ['top', 'left', 'mid', 'right', 'bottom']
      .flatMap((side) => [side, `${side}-left`, `${side}-mid`, `${side}-right`])
      .concat('middle')
      .map((name) => [name, '']),
  ),
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
}

/** Replaces control characters, which a terminal would interpret. */
export const printable = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')

/** A table for people: long cells truncated, columns aligned. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = new Table({ ...PLAIN_TABLE, head: [...head] })
  for (const row of rows) table.push(row.map(toCell))
  return `${table.toString().replace(/ +$/gm, '')}\n`
}

function toCell(text: string): string {
  const characters = [...printable(text).replaceAll(/[\n\t]/g, ' ')]
  return characters.length > MAX_CELL
    ? `${characters.slice(0, MAX_CELL - 1).join('')}…`
    : characters.join('')
}

/**
 * Where a spreadsheet may begin a cell with a formula: at the start of a text, and after whatever
 * it splits at, inside quotes too, because Excel splits at another character in half of Europe and
 * then takes the quotes for text. Signs in full width count, and those after white space.
 */
const FORMULA_STARTS =
  /(^|[,;\t|\r\n])(?=[^\S\r\n]*(?:["']+[^\S\r\n]*)?[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/g

/**
 * CSV for spreadsheets (RFC 4180, UTF-8 with a byte order mark, as Excel needs it). A text that
 * would be a formula is prefixed with an apostrophe; JSON has the exact text.
 */
export const formatCsv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify([head, ...rows.map((row) => row.map(escapeFormulas))], {
    bom: true,
    quoted: true,
    record_delimiter: 'windows',
  })

const escapeFormulas = (text: string): string => text.replace(FORMULA_STARTS, "$1'")
