const VERSION_4 = 0x40
const VARIANT = 0x80

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists in secure contexts only.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | VERSION_4
    return index === 8 ? (byte & 0x3f) | VARIANT : byte
  })
  return hex
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
