/**
 * Begins the scripts of a document. All are fetched at once, behind everything else, and each is
 * evaluated in a task of its own.
 *
 * @param modules addresses, each after those that it imports
 */
export function startScripts(modules: readonly string[]): void {
  for (const src of modules) {
    const script = document.createElement('script')
    document.head.append(
      Object.assign(script, { type: 'module', src, async: false, fetchPriority: 'low' }),
    )
  }
}

/** What the running inline script is told to start: `<script data-modules="/a.js /b.js">`. */
export const modulesToStart = (): string[] =>
  document.currentScript?.dataset.modules?.split(' ') ?? []
