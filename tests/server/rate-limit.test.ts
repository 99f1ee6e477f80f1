import { describe, expect, test } from 'vitest'
import { createRateLimiter, networksOf, RATE_WINDOW_MS } from '../../src/server/rate-limit.ts'

const limiterWith = (perAddress: number, total: number) => {
  const clock = { now: 0 }
  const limiter = createRateLimiter({ perAddress, total }, () => clock.now)
  return {
    clock,
    limiter,
    take: (address: string) => limiter.take({ address, isSuspect: false }),
    takeSuspect: (address: string) => limiter.take({ address, isSuspect: true }),
  }
}

describe('the rate limit', () => {
  test('lets an address send its share at once, then makes it wait', () => {
    const { take } = limiterWith(3, 100)
    expect([1, 2, 3].map(() => take('192.0.2.1'))).toEqual([0, 0, 0])
    expect(take('192.0.2.1')).toBe(RATE_WINDOW_MS / 3)
  })

  test('is over after exactly the time it named', () => {
    const { take, clock } = limiterWith(1, 100)
    take('192.0.2.1')
    const wait = take('192.0.2.1')
    clock.now = wait - 1
    expect(take('192.0.2.1')).toBeGreaterThan(0)
    clock.now = wait
    expect(take('192.0.2.1')).toBe(0)
  })

  test('of one address is not that of another', () => {
    const { take } = limiterWith(1, 100)
    take('192.0.2.1')
    expect(take('192.0.2.2')).toBe(0)
  })

  test('is shared by an IPv6 network', () => {
    const { take } = limiterWith(1, 100)
    take('2001:db8:1:2::1')
    expect(take('2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
    expect(take('2001:db8:1:3::1')).toBe(0)
  })

  test('holds for everybody together', () => {
    const { take } = limiterWith(10, 2)
    take('192.0.2.1')
    take('192.0.2.2')
    expect(take('192.0.2.3')).toBe(RATE_WINDOW_MS / 2)
  })

  test('who is refused uses up nothing', () => {
    const { take } = limiterWith(1, 2)
    take('192.0.2.1')
    for (let i = 0; i < 50; i += 1) take('192.0.2.1')
    expect(take('192.0.2.2')).toBe(0)
  })

  test('an inquiry that was not stored counts for nothing', () => {
    const { take, limiter } = limiterWith(1, 1)
    take('192.0.2.1')
    limiter.giveBack({ address: '192.0.2.1', isSuspect: false })
    expect(take('192.0.2.1')).toBe(0)
  })

  test('suspects cannot use up the share of people', () => {
    const { take, takeSuspect } = limiterWith(10, 2)
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
    expect(addresses.map((address) => takeSuspect(address) > 0)).toEqual([false, false, true])
    expect(take('192.0.2.4')).toBe(0)
  })

  test('one customer with an IPv6 /48 cannot close the form for everybody', () => {
    const { take } = limiterWith(10, 600)
    const subnets = Array.from(
      { length: 2000 },
      (_, index) => `2001:db8:1:${index.toString(16)}::1`,
    )
    expect(subnets.filter((address) => take(address) === 0)).toHaveLength(40)
    expect(take('2001:db8:2::1')).toBe(0)
  })

  test('one household with an IPv6 /56 has twice the share of one network in it', () => {
    const { take } = limiterWith(10, 600)
    const subnets = Array.from({ length: 256 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
    expect(subnets.filter((address) => take(address) === 0)).toHaveLength(20)
  })

  test('never saves up more than one share', () => {
    const { take, clock } = limiterWith(2, 100)
    clock.now = 100 * RATE_WINDOW_MS
    expect([1, 2, 3].map(() => take('192.0.2.1') > 0)).toEqual([false, false, true])
  })

  test('holds for an address among a hundred thousand others', () => {
    const { take } = limiterWith(1, 1_000_000)
    for (let i = 0; i < 100_000; i += 1) take(`2001:db8:${i.toString(16)}::1`)
    take('192.0.2.1')
    expect(take('192.0.2.1')).toBeGreaterThan(0)
  })
})

describe('the networks of an address', () => {
  const names = (address: string) => networksOf(address).map(({ network }) => network)

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['unknown', 'unknown'],
    ['::::', 'unknown'],
  ])('%s → %s', (address, network) => {
    expect(names(address)).toEqual([network])
  })

  test('an IPv6 address is in a /64, a /56 and a /48, however it is written', () => {
    const networks = ['20010db800010203/64', '20010db8000102/56', '20010db80001/48']
    expect(names('2001:db8:1:203:3:4:5:6')).toEqual(networks)
    expect(names('2001:0DB8:0001:0203::6')).toEqual(networks)
    expect(names('2001:db8:1:203::6%eth0')).toEqual(networks)
  })
})
