import { describe, expect, test } from 'vitest'
import { createRateLimiter, networkOf, RATE_WINDOW_MS } from '../../src/server/rate-limit.ts'

const limiterWith = (perAddress: number, total: number) => {
  const clock = { now: 0 }
  return { clock, limiter: createRateLimiter({ perAddress, total }, () => clock.now) }
}

describe('the rate limit', () => {
  test('lets an address send its share at once, then makes it wait', () => {
    const { limiter } = limiterWith(3, 100)
    expect([1, 2, 3].map(() => limiter.take('192.0.2.1'))).toEqual([0, 0, 0])
    expect(limiter.take('192.0.2.1')).toBe(RATE_WINDOW_MS / 3)
  })

  test('is over after exactly the time it named', () => {
    const { limiter, clock } = limiterWith(1, 100)
    limiter.take('192.0.2.1')
    const wait = limiter.take('192.0.2.1')
    clock.now = wait - 1
    expect(limiter.take('192.0.2.1')).toBeGreaterThan(0)
    clock.now = wait
    expect(limiter.take('192.0.2.1')).toBe(0)
  })

  test('of one address is not that of another', () => {
    const { limiter } = limiterWith(1, 100)
    limiter.take('192.0.2.1')
    expect(limiter.take('192.0.2.2')).toBe(0)
  })

  test('is shared by an IPv6 network', () => {
    const { limiter } = limiterWith(1, 100)
    limiter.take('2001:db8:1:2::1')
    expect(limiter.take('2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
    expect(limiter.take('2001:db8:1:3::1')).toBe(0)
  })

  test('holds for everybody together', () => {
    const { limiter } = limiterWith(10, 2)
    limiter.take('192.0.2.1')
    limiter.take('192.0.2.2')
    expect(limiter.take('192.0.2.3')).toBe(RATE_WINDOW_MS / 2)
  })

  test('who is refused uses up nothing', () => {
    const { limiter } = limiterWith(1, 2)
    limiter.take('192.0.2.1')
    for (let i = 0; i < 50; i += 1) limiter.take('192.0.2.1')
    expect(limiter.take('192.0.2.2')).toBe(0)
  })

  test('never saves up more than one share', () => {
    const { limiter, clock } = limiterWith(2, 100)
    clock.now = 100 * RATE_WINDOW_MS
    expect([1, 2, 3].map(() => limiter.take('192.0.2.1') > 0)).toEqual([false, false, true])
  })

  test('holds for an address among a hundred thousand others', () => {
    const { limiter } = limiterWith(1, 1_000_000)
    for (let i = 0; i < 100_000; i += 1) limiter.take(`2001:db8:${i.toString(16)}::1`)
    limiter.take('192.0.2.1')
    expect(limiter.take('192.0.2.1')).toBeGreaterThan(0)
  })
})

describe('the network of an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['::::', '0:0:0:0'],
  ])('%s → %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
