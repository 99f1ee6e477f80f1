import { createHmac, timingSafeEqual } from 'node:crypto'
import { MIN_FILL_MS } from '../inquiry/api.ts'

export type TokenStatus = 'good' | 'tokenMissing' | 'tokenInvalid' | 'tooFast'

export interface FormTokens {
  /** A signed timestamp; it does not expire, because a draft may wait for weeks */
  issue(): string
  verify(token: string | undefined): TokenStatus
}

/** `1789000000000.mK3…`: the time of issue and its signature. */
export function createFormTokens(secret: string, now: () => number): FormTokens {
  const signatureOf = (issuedAt: string): string =>
    createHmac('sha256', secret).update(issuedAt).digest('base64url')

  const isSigned = (issuedAt: string, signature: string): boolean => {
    const expected = Buffer.from(signatureOf(issuedAt))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  return {
    issue() {
      const issuedAt = String(now())
      return `${issuedAt}.${signatureOf(issuedAt)}`
    },

    verify(token) {
      if (!token) return 'tokenMissing'
      const [issuedAt = '', signature = ''] = token.split('.')
      if (!isSigned(issuedAt, signature)) return 'tokenInvalid'
      const ageMs = now() - Number(issuedAt)
      // Issued in the future: the clock was set back, or is behind that of another server.
      return ageMs >= 0 && ageMs < MIN_FILL_MS ? 'tooFast' : 'good'
    },
  }
}
