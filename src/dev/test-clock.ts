import { SimulatedClock } from 'xstate'

/** XState's simulated clock that also exposes its running timers. */
export class TestClock extends SimulatedClock {
  readonly #due = new Map<number, number>()

  override setTimeout(run: () => void, ms: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id)
      run()
    }, ms)
    this.#due.set(id, this.now() + ms)
    return id
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id)
    super.clearTimeout(id)
  }

  /** Milliseconds until each running timer is due, the next one first. */
  get running(): number[] {
    return [...this.#due.values()].map((due) => due - this.now()).sort((a, b) => a - b)
  }
}
