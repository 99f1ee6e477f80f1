import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { readLink } from '../../../src/dev/simulator/link.ts'
import { simulate } from '../../../src/dev/simulator/simulation.ts'
import { testSource } from '../../../src/dev/simulator/test-source.ts'

/** As deep below the root as `tests/machines`, where a copied test belongs */
const PLACE = 'test-results/copied-tests'

interface Report {
  testResults: { name: string; status: string }[]
}

/** With pauses, timers, answers and a function in an event */
const WALKS = {
  toaster: 'toast.show,1200,pointer.enter,300,pointer.leave,3800,260,key.escape',
  language: 'loadLanguage is done,language.choose:pl,loadLanguage is done',
  inquiry: `inquiry.submit:influencer,15000,post is done:retryable,inquiry.submit:influencer,
    post is done:stored,inquiry.change`,
}

function sourceOf(name: string, events: string): string {
  const { script } = readLink(`?${new URLSearchParams({ machine: name, events })}`)
  if (!script) throw new Error(`No walk through ${name}`)
  return testSource(simulate(script))
}

/** A toaster that forgets, when its clock stops, how long the toast was there. */
async function forgetfulToaster(): Promise<string> {
  const file = await readFile('src/machines/toaster.machine.ts', 'utf8')
  const changed = file.replace(`exit: 'stopClock',`, '').replaceAll(`'../`, `'../../src/`)
  expect(changed).not.toContain(`exit: 'stopClock'`)
  return changed
}

beforeAll(async () => {
  await rm(PLACE, { recursive: true, force: true })
  await mkdir(PLACE, { recursive: true })
  for (const [name, events] of Object.entries(WALKS)) {
    await writeFile(`${PLACE}/${name}.test.ts`, sourceOf(name, events))
  }
  await writeFile(`${PLACE}/forgetful.machine.ts`, await forgetfulToaster())
  const machine = '../../src/machines/toaster.machine.ts'
  const source = sourceOf('toaster', WALKS.toaster).replace(machine, './forgetful.machine.ts')
  await writeFile(`${PLACE}/forgetful.test.ts`, source)
})

it('passes as pasted, and fails for a changed machine', async () => {
  const run = ['run', '--root', PLACE, '--reporter', 'json', '--outputFile', 'report.json']
  // It ends with an error: one of the tests has to fail.
  await promisify(execFile)(process.execPath, ['node_modules/vitest/vitest.mjs', ...run]).catch(
    () => {},
  )
  const { testResults }: Report = JSON.parse(await readFile(`${PLACE}/report.json`, 'utf8'))
  const verdicts = testResults.map(({ name, status }) => [name.split('/').at(-1), status]).sort()
  expect(verdicts).toEqual([
    ['forgetful.test.ts', 'failed'],
    ['inquiry.test.ts', 'passed'],
    ['language.test.ts', 'passed'],
    ['toaster.test.ts', 'passed'],
  ])
})

it('reads like a test of this project, without what was ignored and what did not change', () => {
  expect(sourceOf('mobile-menu', 'route.changed,menu.toggle,100,menu.toggle,300,400')).toBe(
    `import { expect, it } from 'vitest'
import { type AnyActor, type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { mobileMenuMachine } from '../../src/machines/mobile-menu.machine.ts'

it('mobile-menu: menu.toggle → menu.toggle', () => {
  const clock = new SimulatedClock()
  const actor: AnyActor = createActor(mobileMenuMachine, { clock }).start()
  const send = (event: AnyEventObject) => actor.send(event)
  const state = () => actor.getSnapshot().value
  expect(state()).toEqual('closed')

  send({ type: 'menu.toggle' })
  expect(state()).toEqual('open')

  clock.increment(100)
  send({ type: 'menu.toggle' })
  expect(state()).toEqual('closed')

  clock.increment(700)
  expect(state()).toEqual('closed')
})
`,
  )
})
