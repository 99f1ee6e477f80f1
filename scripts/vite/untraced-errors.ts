import MagicString from 'magic-string'
import type { Plugin } from 'vite'

const EXCEPTION = /(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
const EXCEPTIONS = 5

/** @throws when React DOM is written differently than expected */
export function withoutTraces(code: string): MagicString {
  const edited = new MagicString(code)
  const { length } = [...code.matchAll(EXCEPTION)]
  if (length !== EXCEPTIONS)
    throw new Error(
      `React DOM constructs ${length} errors while it is evaluated, not ${EXCEPTIONS}`,
    )
  return edited.replace(
    EXCEPTION,
    (_, message) => `Object.create(Error.prototype, { message: { value: ${message} } })`,
  )
}

/**
 * React DOM constructs five errors while it is evaluated, which it throws to itself and knows by
 * their identity: nobody sees them. Each notes where it was constructed, and with DevTools or
 * Lighthouse attached V8 parses the whole file again for it. Here they are errors without a trace.
 */
export const untracedErrors = (): Plugin => ({
  name: 'untraced-errors',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const edited = withoutTraces(code)
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) }
    },
  },
})
