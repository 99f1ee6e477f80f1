import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { readLink } from '../../../src/dev/simulator/link.ts'
import { testSource } from '../../../src/dev/simulator/test-source.ts'

/** As deep below the root as `tests/machines`, where a copied test belongs */
const PLACE = 'test-results/copied-tests'

interface Report {
  testResults: { name: string; status: string }[]
}

/** With pauses, timers, answers and a function in an event */
const WALKS = {
  toaster: 'toast.show,1200,pointer.enter,300,pointer.leave,3800,260,key.escape',
  language: 'loadTexts is done,language.choose:de,9,loadPage is done',
  inquiry: `inquiry.submit:influencer,15000,post is done:retryable,inquiry.submit:influencer,
    post is done:stored,inquiry.change`,
}

function sourceOf(name: string, events: string): string {
  const { script } = readLink(`?${new URLSearchParams({ machine: name, events })}`)
  if (!script) throw new Error(`No walk through ${name}`)
  return testSource(script)
}

/** What is forgotten; in the language no state tells it */
const FAULTS = {
  toaster: `exit: 'stopClock',`,
  language: 'current: ({ context }) => context.requested',
}

async function writeBroken(name: 'toaster' | 'language') {
  const file = await readFile(`src/machines/${name}.machine.ts`, 'utf8')
  const changed = file.replace(FAULTS[name], '')
  expect(changed).not.toBe(file)
  await writeFile(`${PLACE}/${name}.machine.ts`, changed.replaceAll(`'../`, `'../../src/`))
  const source = sourceOf(name, WALKS[name]).replace('../../src/machines', '.')
  await writeFile(`${PLACE}/broken-${name}.test.ts`, source)
}

beforeAll(async () => {
  await rm(PLACE, { recursive: true, force: true })
  await mkdir(PLACE, { recursive: true })
  for (const [name, events] of Object.entries(WALKS)) {
    await writeFile(`${PLACE}/${name}.test.ts`, sourceOf(name, events))
  }
  await writeBroken('toaster')
  await writeBroken('language')
})

it('passes as pasted, and fails for a machine that forgets something', async () => {
  const run = ['run', '--root', PLACE, '--reporter', 'json', '--outputFile', 'report.json']
  // It ends with an error: some of the tests have to fail.
  await promisify(execFile)(process.execPath, ['node_modules/vitest/vitest.mjs', ...run]).catch(
    () => {},
  )
  const { testResults }: Report = JSON.parse(await readFile(`${PLACE}/report.json`, 'utf8'))
  const verdicts = testResults.map(({ name, status }) => [name.split('/').at(-1), status]).sort()
  expect(verdicts).toEqual([
    ['broken-language.test.ts', 'failed'],
    ['broken-toaster.test.ts', 'failed'],
    ['inquiry.test.ts', 'passed'],
    ['language.test.ts', 'passed'],
    ['toaster.test.ts', 'passed'],
  ])
})

it('reads like a test of this project, without what was ignored, did not change or waited for nothing', () => {
  expect(sourceOf('mobile-menu', 'route.changed,menu.toggle,100,menu.toggle,300,400')).toBe(
    `import { expect, it } from 'vitest'
import { type AnyActor, type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { mobileMenuMachine } from '../../src/machines/mobile-menu.machine.ts'

it('mobile-menu: menu.toggle → menu.toggle', () => {
  const clock = new SimulatedClock()
  const actor: AnyActor = createActor(mobileMenuMachine, { clock }).start()
  const send = (event: AnyEventObject) => actor.send(event)
  expect(actor.getSnapshot()).toMatchObject({ value: 'closed' })

  send({ type: 'menu.toggle' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'open' })

  send({ type: 'menu.toggle' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'closed' })
})
`,
  )
})

it('asserts what changes in the context, lets time pass for timers only, and ends with what lasts', () => {
  const source = sourceOf('inquiry', '100,inquiry.submit,200,inquiry.submit,300')
  const state = `value: { network: 'online', form: { submitting: 'waiting' } }`
  expect(source.match(/(?<=toMatchObject\().+(?=\))|clock.inc.+/g)).toEqual([
    `{ value: { network: 'online', form: 'editing' }, context: { attempt: null, failure: null } }`,
    expect.stringContaining(`{ ${state}, context: { attempt: { key: '0', values: { name: `),
    'clock.increment(500)',
    `{ ${state} }`,
  ])
})
