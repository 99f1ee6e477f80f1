/**
 * Inserts the scripts of a document. They are fetched in parallel and evaluated in order, each in a
 * task of its own.
 *
 * @param modules URLs, each after those that it imports
 */
export function startScripts(modules: readonly string[]): void {
  for (const src of modules) {
    const script = document.createElement('script')
    script.onerror = () => script.setAttribute(LOST, '')
    document.head.append(Object.assign(script, { type: 'module', src, async: false }))
  }
}

const LOST = 'data-lost'

/** Whether an earlier script of this document failed to load. */
export const isScriptLost = (): boolean => document.querySelector(`script[${LOST}]`) !== null

/** The modules that the running inline script starts: `<script data-modules="/a.js /b.js">` */
export const modulesToStart = (): string[] =>
  document.currentScript?.dataset.modules?.split(' ') ?? []
