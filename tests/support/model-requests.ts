import { setImmediate } from 'node:timers/promises'
import { fromPromise } from 'xstate'

interface Request<Output, Input> {
  input: Input
  signal: AbortSignal
  resolve: (output: Output) => void
  reject: (error: unknown) => void
  isAnswered: boolean
}

/** Stands in for a promise actor: keeps every request and answers when the test says so. */
export class Requests<Output, Input> {
  readonly made: Request<Output, Input>[] = []

  readonly logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        this.made.push({ input, signal, resolve, reject, isAnswered: false })
      }),
  )

  /** Requests that are still awaited. */
  get open() {
    return this.made.filter(({ signal, isAnswered }) => !signal.aborted && !isAnswered)
  }

  async succeed(output: Output): Promise<void> {
    for (const request of this.#answerable()) request.resolve(output)
    await setImmediate()
  }

  async fail(error: unknown): Promise<void> {
    for (const request of this.#answerable()) request.reject(error)
    await setImmediate()
  }

  /** Requests that were given up get their answer, too, and before the others: it must not count. */
  #answerable() {
    const unanswered = this.made.filter(({ isAnswered }) => !isAnswered)
    for (const request of unanswered) request.isAnswered = true
    return unanswered
  }
}
