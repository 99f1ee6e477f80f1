const MAX_ONE_LINE_LENGTH = 72

/**
 * A value as source code in the style of this project: single quotes, wrapped when it is long.
 * Functions keep their source text.
 */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'function') return String(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Array.isArray(value)
    ? value.map(literal)
    : Object.entries(value).map(([key, member]) => `${property(key)}: ${literal(member)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const space = Array.isArray(value) ? '' : ' '
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length <= MAX_ONE_LINE_LENGTH && !line.includes('\n')) return line
  return [open, ...parts.map((part) => `${indented(part)},`), close].join('\n')
}

const quoted = (text: string) => {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inside}'`
}

const property = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key))

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
