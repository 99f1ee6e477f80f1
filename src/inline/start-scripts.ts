/**
 * Begins the scripts of a document. All are fetched at once, and each is evaluated in a task of its
 * own, in order.
 *
 * @param modules addresses, each after those that it imports
 */
export function startScripts(modules: readonly string[]): void {
  for (const src of modules) {
    const script = document.createElement('script')
    script.onerror = () => script.setAttribute(LOST, '')
    document.head.append(Object.assign(script, { type: 'module', src, async: false }))
  }
}

const LOST = 'data-lost'

/** Whether a script of this document did not arrive; known to those that come after it. */
export const isScriptLost = (): boolean => document.querySelector(`script[${LOST}]`) !== null

/** What the running inline script is told to start: `<script data-modules="/a.js /b.js">`. */
export const modulesToStart = (): string[] =>
  document.currentScript?.dataset.modules?.split(' ') ?? []
