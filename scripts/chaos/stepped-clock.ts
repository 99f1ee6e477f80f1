import { readFileSync } from 'node:fs'

/**
 * Loaded into the server's process before its own code: the clock is off by the milliseconds that a
 * file holds, which is read at the start and again at every SIGUSR2.
 */
const file = process.env.CHAOS_CLOCK
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
