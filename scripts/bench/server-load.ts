import { execFileSync } from 'node:child_process'
import autocannon, { type Options, type Request, type Result } from 'autocannon'
import { FORM_TOKEN_PATH, INQUIRIES_PATH } from '../../src/contact/api.ts'
import { aSubmission } from '../harness/submission.ts'

const MESSAGE = 'We launch a new drink in spring and look for creators in Poland. '.repeat(8)

/** Requests as fast as they are answered. */
export const load = (options: Options): Promise<Result> => autocannon(options)

/**
 * Inquiries with a message of usual length, each under a key of its own. Once the token is two
 * seconds old, none of them is suspected of being spam, and each has a mail to be sent.
 */
export async function inquiriesTo(url: string): Promise<Options> {
  const { token } = await (await fetch(url + FORM_TOKEN_PATH)).json()
  return {
    url: url + INQUIRIES_PATH,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (request: Request) => ({
          ...request,
          body: JSON.stringify(aSubmission({ message: MESSAGE, token })),
        }),
      },
    ],
  }
}

/** The resident memory of a process in megabytes. */
export const residentMegabytes = (pid = 0): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
