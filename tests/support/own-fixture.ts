import { type SiteServer, startSite } from './server.ts'

type Use<Value> = (value: Value) => Promise<void>

/** A Playwright fixture that needs no other one. */
export const ownFixture =
  <Value>(run: (use: Use<Value>) => Promise<void>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
  ({}: object, use: Use<Value>) =>
    run(use)

const server = ownFixture<SiteServer>(async (use) => {
  const started = await startSite()
  await use(started)
  await started.remove()
})

/** A server of the site for each worker. */
export const siteFixture: [typeof server, { scope: 'worker' }] = [server, { scope: 'worker' }]
