import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { ByRoleMatcher, ByRoleOptions } from '@testing-library/dom'
import { isHydrated } from '../support/is-hydrated.ts'
import type { NamedKey, Point, Size, Tab } from './browsers/engine.ts'

/** A person in front of a tab, who knows things by their roles and names. */
export type Visitor = ReturnType<typeof visitor>

/** One step of the way to a part: something of this role, in what was found before. */
interface Step {
  role: ByRoleMatcher
  options: Omit<ByRoleOptions, 'name'>
  name: string | { source: string; flags: string } | undefined
}

type Options = Omit<ByRoleOptions, 'name'>
type Name = string | RegExp

/** A busy machine may be slow; nothing is timed. */
const POLL_OPTIONS = { timeout: 60_000, intervals: [20, 50, 100, 250] }

const TESTING_LIBRARY = await readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

export function visitor(tab: Tab, site: string) {
  const evaluate = async <Value, Args extends unknown[]>(
    work: (...args: Args) => Value,
    ...args: Args
  ) => (await tab.evaluate(call(work, args))) as Awaited<Value>

  const isAlive = () => evaluate(isHydrated)
  const untilAlive = () => expect.poll(isAlive, POLL_OPTIONS).toBe(true)

  return {
    evaluate,
    isAlive,
    untilAlive,
    /** @param path on the site, or an address elsewhere */
    goto: (path: string) => tab.goto(new URL(path, site).href),

    /** Goes to a page and waits until it is alive: the router has taken over what was prerendered. */
    async open(path: string) {
      await tab.goto(new URL(path, site).href)
      await untilAlive()
    },

    async reload() {
      await tab.reload()
      await untilAlive()
    },

    async back() {
      await tab.back()
      await untilAlive()
    },

    async forward() {
      await tab.forward()
      await untilAlive()
    },

    resize: (size: Size) => tab.resize(size),
    press: (key: NamedKey) => tab.press(key),
    type: (text: string) => tab.type(text),
    pointer: tab.pointer,

    role: (role: ByRoleMatcher, name?: Name, options: Options = {}) =>
      part(tab, [step(role, name, options)]),

    /** Path, query and hash of the page, as the address bar shows them */
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    title: () => evaluate(() => document.title),
    language: () => evaluate(() => document.documentElement.lang),
    browserErrors: () => tab.browserErrors(),
  }
}

function part(tab: Tab, steps: Step[]) {
  /** Does something with every element that the steps lead to. */
  const evaluate = async <Value, Args extends unknown[]>(
    work: (elements: HTMLElement[], ...args: Args) => Value,
    ...args: Args
  ) => {
    const found = call(find, [steps])
    const values = args.map((arg) => JSON.stringify(arg))
    const question = `'TestingLibraryDom' in window && [(${work})(${[found, ...values].join(', ')})]`
    // Each document gets the library when it is first asked.
    for (;;) {
      const answer = (await tab.evaluate(question)) as [Awaited<Value>] | false
      if (answer) return answer[0]
      await tab.evaluate(`void (() => {${TESTING_LIBRARY}\n})()`)
    }
  }

  const findPlace = async () => {
    const found = await evaluate(placeOf)
    if (typeof found === 'string') throw new Error(`${inWords(steps)} ${found}`)
    return found
  }

  /** Where a pointer meets it, once it is there, rests and is covered by nothing. */
  const meet = async () => {
    let place: Point = { x: 0, y: 0 }
    await expect(async () => {
      place = await findPlace()
      // In WebKit a motion counts as finished before its last frame is drawn.
      await tab.evaluate(NEXT_FRAME)
      expect(await findPlace()).toEqual(place)
    }).toPass(POLL_OPTIONS)
    return place
  }

  const hover = async () => tab.pointer.move(await meet())
  const click = async () => tab.pointer.click(await meet())

  return {
    role: (role: ByRoleMatcher, name?: Name, options: Options = {}) =>
      part(tab, [...steps, step(role, name, options)]),

    hover,
    /** Where a pointer meets it, once it is there, rests and is covered by nothing */
    place: meet,
    click,

    /** Writes over what a field holds, at once, as from the clipboard. */
    async fill(text: string) {
      await meet()
      await evaluate(([field], text) => {
        const input = field as HTMLInputElement
        input.focus()
        input.select()
        document.execCommand('insertText', false, text)
      }, text)
    },

    async focus() {
      await meet()
      await evaluate(([element]) => element?.focus())
    },

    evaluate,
    count: () => evaluate((elements) => elements.length),
    text: () => evaluate(([element]) => element?.textContent?.replaceAll('\u00AD', '')),
    value: () => evaluate(([element]) => (element as HTMLInputElement | undefined)?.value),
    isFocused: () => evaluate(([element]) => element?.contains(document.activeElement) ?? false),
    attribute: (name: string) =>
      evaluate(([element], name) => element?.getAttribute(name) ?? null, name),
    style: (property: string) =>
      evaluate(
        ([element], property) => element && getComputedStyle(element).getPropertyValue(property),
        property,
      ),
  }
}

/** A call of a function that is sent to the page, with its arguments. */
const call = (work: unknown, args: unknown[]) =>
  `(${work})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`

const step = (role: ByRoleMatcher, name: Name | undefined, options: Options): Step => ({
  role,
  options,
  name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
})

const inWords = (steps: Step[]) =>
  steps
    .map(
      ({ role, name }) => `${role} ${typeof name === 'object' ? `/${name.source}/` : (name ?? '')}`,
    )
    .join(' › ')

/** On the page: waits until it has been drawn once more; without scripts nobody hears of that. */
const NEXT_FRAME = `matchMedia('(scripting: enabled)').matches &&
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`

/** On the page: the elements to which the steps lead. */
function find(steps: Step[]): HTMLElement[] {
  const { queryAllByRole } = (
    window as unknown as {
      TestingLibraryDom: typeof import('@testing-library/dom')
    }
  ).TestingLibraryDom
  const found = steps.reduce(
    (containers, { role, name, options }) =>
      containers.flatMap((container) =>
        queryAllByRole(container, role, {
          ...options,
          ...(name && {
            name: typeof name === 'string' ? name : new RegExp(name.source, name.flags),
          }),
        }),
      ),
    [document.documentElement],
  )
  // The library does not know that what is inert is there for nobody.
  return found.filter((element) => !element.closest('[inert]'))
}

/** On the page: where a pointer meets the one element that was found, or why it cannot. */
function placeOf(elements: HTMLElement[]): Point | string {
  const [element] = elements
  if (!element) return 'is not there'
  if (elements.length > 1) return `are ${elements.length}`
  const isMoving = document.getAnimations().some(({ playState, timeline, effect }) => {
    // What moves with the scroll bar only, rests.
    const isTimed = timeline === document.timeline
    const { target } = effect as KeyframeEffect
    return isTimed && playState === 'running' && target?.contains(element)
  })
  if (isMoving) return 'moves'
  const [box] = element.getClientRects()
  if (!box) return 'has no place on the page'
  const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const met = document.elementFromPoint(place.x, place.y)
  if (met && element.contains(met)) return place
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return `is covered by ${met?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`
}
