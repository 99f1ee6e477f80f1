import { execFileSync } from 'node:child_process'
import { aSubmission } from '../harness/submission.ts'

const MESSAGE = 'We launch a new drink in spring and look for creators in Poland. '.repeat(8)

/** The JSON body of a new inquiry with a message of usual length. */
export const inquiryBody = (): string => JSON.stringify(aSubmission({ message: MESSAGE }))

/** The resident memory of a process in megabytes. */
export const residentMegabytes = (pid = 0): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
