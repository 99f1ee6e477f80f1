import { type Language, languageEntry } from '../../i18n/languages.ts'
import { formatNumber } from '../../i18n/numbers.ts'

/** Three digits after a mark are thousands, one or two at the end decimals: no text has two meanings. */
const AMOUNT = /^(\d+|\d{1,3}([.,]\d{3})+)([.,]\d{0,2})?$/

/** It would not fit the field. */
const TOO_MUCH = 1e9

/** A number as people of any of the languages write it; nothing where it is none, zero or too much. */
export function readAmount(typed: string): number | undefined {
  const [, whole = '', , decimals = ''] = AMOUNT.exec(typed.replace(/\s/g, '')) ?? []
  const amount = Number(whole.replace(/\D/g, '') + decimals.replace(',', '.'))
  return amount < TOO_MUCH ? amount || undefined : undefined
}

/** How many: nobody orders a half. */
export function readCount(typed: string): number | undefined {
  const amount = readAmount(typed)
  return Number.isInteger(amount) ? amount : undefined
}

/** With two decimals or none: de `12.500,50`, en `1,240`; Polish and Spanish leave four digits ungrouped. */
export function formatAmount(amount: number, language: Language): string {
  const [whole = '', decimals] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.')
  const ungrouped = language === 'pl' || language === 'es' ? 4 : 3
  const grouped = whole.length > ungrouped ? formatNumber(Number(whole), language) : whole
  // Only where commas are between the thousands there is a point before decimals.
  const mark = languageEntry(language).notation.thousands === ',' ? '.' : ','
  return decimals ? grouped + mark + decimals : grouped
}
