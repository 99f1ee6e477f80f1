import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientIpOf } from '../../src/server/request.ts'

async function clientIpBehind(trustedProxies: number, forwardedFor?: string): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(clientIpOf(context, trustedProxies)))
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  const bindings = { incoming: { socket: { remoteAddress: '192.0.2.9' } } }
  return (await app.request('/', { headers }, bindings)).text()
}

describe('the IP address of a visitor', () => {
  test.each([
    ['that of the connection', 0, undefined, '192.0.2.9'],
    ['not what a visitor claims', 0, '198.51.100.1', '192.0.2.9'],
    ['what our own proxy saw', 1, '203.0.113.5, 198.51.100.1', '198.51.100.1'],
    ['what the outer of our proxies saw', 2, 'forged, 198.51.100.1, 10.0.0.1', '198.51.100.1'],
    ['that of the connection when the proxy says nothing', 1, undefined, '192.0.2.9'],
    ['that of the connection when one of two says nothing', 2, '198.51.100.1', '192.0.2.9'],
  ])('is %s', async (_whose, trustedProxies, forwardedFor, ip) => {
    expect(await clientIpBehind(trustedProxies, forwardedFor)).toBe(ip)
  })

  test.each([
    ['203.0.113.5:4711', '203.0.113.5'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', '192.0.2.9'],
    ['_hidden', '192.0.2.9'],
  ])('is read from %s', async (hop, ip) => {
    expect(await clientIpBehind(1, `198.51.100.7, ${hop}`)).toBe(ip)
  })
})
