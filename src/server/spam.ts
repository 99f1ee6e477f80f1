import type { TokenStatus } from './form-token.ts'

/** Why an inquiry looks like spam. Each flag is about how it came or what it holds. */
export type Flag = 'honeypot' | 'tokenMissing' | 'tokenInvalid' | 'tooFast' | 'manyLinks'

/**
 * Flags that a person can get, by a bad connection or an old draft: they only mark the mail, and every
 * other one holds it back.
 */
const STILL_MAILED: readonly string[] = ['tokenMissing', 'tokenInvalid', 'tooFast'] satisfies Flag[]

export const isHeldBack = (flags: readonly string[]): boolean =>
  flags.some((flag) => !STILL_MAILED.includes(flag))

/** A creator may link her channels; an advertisement has more links. */
const MAX_LINKS = 4

const LINK = /\bhttps?:\/\/|\bwww\.|\[url/gi

export interface Evidence {
  /** The hidden field */
  honeypot: string | undefined
  /** null: the form was sent by a browser without JavaScript, which cannot fetch a token */
  token: TokenStatus | null
  message: string
}

export function flagsOf({ honeypot, token, message }: Evidence): Flag[] {
  const flags: Flag[] = []
  if (honeypot) flags.push('honeypot')
  if (token !== null && token !== 'good') flags.push(token)
  if ((message.match(LINK)?.length ?? 0) > MAX_LINKS) flags.push('manyLinks')
  return flags
}
