import { FORM_TOKEN_PATH, type FormToken } from '../../contact/api.ts'

/**
 * Fetches the signed timestamp by which the server tells people from bots: a bot fills in the form
 * too fast. The inquiry is sent without it, too.
 *
 * @param restored a token from before a reload
 */
export function createFormToken(restored?: string) {
  let token = restored
  let isPending = false

  return {
    current: () => token,

    /** Fetches a token unless there is one; after a failure the next call tries again. */
    async load(): Promise<void> {
      if (token || isPending) return
      isPending = true
      try {
        const response = await fetch(FORM_TOKEN_PATH)
        const body: Partial<FormToken> = await response.json()
        if (typeof body.token === 'string') token = body.token
      } catch {
        // Optional: the inquiry can be sent without it.
      } finally {
        isPending = false
      }
    },
  }
}
