import { readFileSync } from 'node:fs'

/**
 * Preloaded into the server's process: the clock is offset by the milliseconds in a file, which is
 * read at the start and at every SIGUSR2.
 */
const file = process.env.STEPPED_CLOCK
if (file) {
  const trueNow = Date.now
  let offset = 0
  const read = () => {
    offset = Number(readFileSync(file, 'utf8'))
  }
  read()
  process.on('SIGUSR2', read)
  Date.now = () => trueNow() + offset
}
