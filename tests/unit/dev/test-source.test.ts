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
  language: 'loadLanguage is done,language.choose:de,9,loadLanguage is done',
  inquiry: `inquiry.submit:influencer,15000,post is done:retryable,inquiry.submit:influencer,
    post is done:stored,inquiry.edit`,
}

function sourceOf(name: string, events: string): string {
  const { script } = readLink(`?${new URLSearchParams({ machine: name, events })}`)
  if (!script) throw new Error(`No walk through ${name}`)
  return testSource(script)
}

/** A fault of each machine; the last two change what it keeps, and no state */
const FAULTS = {
  toaster: [`exit: 'stopClock',`, ''],
  language: [
    'current: ({ context }) => context.requested',
    'current: ({ context }) => context.current',
  ],
  inquiry: [`target: 'failed', actions: 'keepFailure'`, `target: 'failed', actions: 'keepUnknown'`],
} as const

async function broken(name: keyof typeof FAULTS): Promise<string> {
  const [was, is] = FAULTS[name]
  const file = await readFile(`src/machines/${name}.machine.ts`, 'utf8')
  const changed = file.replace(was, is)
  expect(changed).not.toBe(file)
  return changed.replaceAll(`'../`, `'../../src/`)
}

beforeAll(async () => {
  await rm(PLACE, { recursive: true, force: true })
  await mkdir(PLACE, { recursive: true })
  for (const name of ['toaster', 'language', 'inquiry'] as const) {
    const source = sourceOf(name, WALKS[name])
    await writeFile(`${PLACE}/${name}.test.ts`, source)
    await writeFile(`${PLACE}/broken-${name}.machine.ts`, await broken(name))
    await writeFile(
      `${PLACE}/broken-${name}.test.ts`,
      source.replace(`../../src/machines/${name}`, `./broken-${name}`),
    )
  }
})

it('passes as pasted, and fails for a machine that goes elsewhere or keeps something else', async () => {
  const run = ['run', '--root', PLACE, '--reporter', 'json', '--outputFile', 'report.json']
  // It ends with an error: some of the tests have to fail.
  await promisify(execFile)(process.execPath, ['node_modules/vitest/vitest.mjs', ...run]).catch(
    () => {},
  )
  const { testResults }: Report = JSON.parse(await readFile(`${PLACE}/report.json`, 'utf8'))
  const verdicts = testResults.map(({ name, status }) => [name.split('/').at(-1), status]).sort()
  expect(verdicts).toEqual([
    ['broken-inquiry.test.ts', 'failed'],
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
  const state = () => actor.getSnapshot().value
  expect(state()).toEqual('closed')

  send({ type: 'menu.toggle' })
  expect(state()).toEqual('open')

  send({ type: 'menu.toggle' })
  expect(state()).toEqual('closed')
})
`,
  )
})

it('asserts what changes in the context', () => {
  const source = sourceOf('language', WALKS.language)
  expect(
    [...source.matchAll(/context\(\)\).toMatchObject\((.+)\)/g)].map(([, data]) => data),
  ).toEqual([`{ current: 'pl', requested: 'pl' }`, `{ requested: 'de' }`, `{ current: 'de' }`])
})

it('lets time pass only for a timer, and says at the end what lasts', () => {
  const source = sourceOf('inquiry', '100,inquiry.submit,200,inquiry.submit,300')
  expect(source).not.toContain('clock.increment(100)')
  expect(source.trimEnd().split('\n').slice(-5)).toEqual([
    expect.stringContaining('expect(context()).toMatchObject({ attempt: '),
    '',
    '  clock.increment(500)',
    `  expect(state()).toEqual({ network: 'online', form: { submitting: 'waiting' } })`,
    '})',
  ])
})
