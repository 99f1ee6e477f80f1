import { FORM_TOKEN_PATH, type FormToken } from '../../contact/api.ts'

/**
 * The token that tells a person's form from a robot's, by the time it took to fill in. An inquiry
 * without one is sent all the same.
 *
 * @param known a token from before the page was reloaded
 */
export function createFormToken(request: typeof fetch, known?: string) {
  let token = known
  let isAsking = false

  return {
    current: () => token,

    /** Asks for a token unless there is one; when that fails, the next call tries again. */
    async ask(): Promise<void> {
      if (token || isAsking) return
      isAsking = true
      try {
        const response = await request(FORM_TOKEN_PATH)
        const answer: Partial<FormToken> = await response.json()
        if (typeof answer.token === 'string') token = answer.token
      } catch {
        // Offline or no answer of ours: the form does not need it.
      } finally {
        isAsking = false
      }
    },
  }
}
