import { createHmac, randomBytes } from 'node:crypto'
import { networksOf } from './rate-limit.ts'

/**
 * A name for whoever sends a request, the same for an IPv4 address or a /64 as long as this process
 * runs. Its key is nowhere else, so nobody can tell the address from the name.
 */
export function createSourceNames(): (address: string) => string {
  const key = randomBytes(32)
  return (address) =>
    createHmac('sha256', key)
      .update(networksOf(address)[0]?.network ?? '')
      .digest('base64url')
      .slice(0, 8)
}
