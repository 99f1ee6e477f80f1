import * as z from 'zod/mini'
import { FORM_TOKEN_PATH, type FormToken } from '../../contact/api.ts'

const answerSchema = z.object({ token: z.string() }) satisfies z.ZodMiniType<FormToken>

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
        if (response.ok) token = z.parse(answerSchema, await response.json()).token
      } catch {
        // Offline or no answer of ours: the form does not need it.
      } finally {
        isAsking = false
      }
    },
  }
}
