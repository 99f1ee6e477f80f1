import { keepPageStatic } from '../../layout/hydration.ts'

/**
 * Inserts the scripts of a document. They are fetched in parallel and evaluated in order, each in a
 * task of its own. Where one fails to load or to parse, the page stays static.
 *
 * @param modules URLs, each after those that it imports
 */
export function startScripts(modules: readonly string[]): void {
  const scripts = modules.map((src) => {
    const script = document.createElement('script')
    return Object.assign(script, { type: 'module', src, async: false, onerror: keepPageStatic })
  })
  // A module that fails to parse is reported to the window only.
  const onError = ({ error }: ErrorEvent) => error instanceof SyntaxError && keepPageStatic()
  addEventListener('error', onError)
  const [last] = scripts.slice(-1)
  last?.addEventListener('load', () => removeEventListener('error', onError))

  if (!('noModule' in HTMLScriptElement.prototype)) keepPageStatic()
  document.head.append(...scripts)
}

/** URLs that the running inline script is given: `<script data-modules="/a.js /b.js">` */
export const urlsIn = (attribute: 'modules' | 'stylesheets'): string[] =>
  document.currentScript?.dataset[attribute]?.split(' ') ?? []
