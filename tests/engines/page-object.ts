import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { ByRoleMatcher, ByRoleOptions } from '@testing-library/dom'
import { isHydrated } from '../support/is-hydrated.ts'
import type { NamedKey, Point, Size, Tab } from './browsers/engine.ts'

/** The page object of all engines: elements are found by role and name, as in Playwright. */
export type Page = ReturnType<typeof createPage>

/** A step of a locator: elements of this role, inside those of the step before. */
interface Step {
  role: ByRoleMatcher
  options: Omit<ByRoleOptions, 'name'>
  name: string | { source: string; flags: string } | undefined
}

type Options = Omit<ByRoleOptions, 'name'>
type Name = string | RegExp

/** Generous: machines are shared. */
const POLL_OPTIONS = { timeout: 60_000, intervals: [20, 50, 100, 250] }

const TESTING_LIBRARY = await readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

export function createPage(tab: Tab, site: string) {
  const evaluate = async <Value, Args extends unknown[]>(
    work: (...args: Args) => Value,
    ...args: Args
  ) => (await tab.evaluate(call(work, args))) as Awaited<Value>

  const hydrated = () => expect.poll(() => evaluate(isHydrated), POLL_OPTIONS).toBe(true)

  return {
    evaluate,
    isHydrated: () => evaluate(isHydrated),
    hydrated,
    /** @param path on the site, or a whole URL */
    goto: (path: string) => tab.goto(new URL(path, site).href),

    /** Opens a page and waits for its hydration. */
    async open(path: string) {
      await tab.goto(new URL(path, site).href)
      await hydrated()
    },

    async reload() {
      await tab.reload()
      await hydrated()
    },

    async back() {
      await tab.back()
      await hydrated()
    },

    resize: (size: Size) => tab.resize(size),
    press: (key: NamedKey) => tab.press(key),
    type: (text: string) => tab.type(text),
    pointer: tab.pointer,

    role: (role: ByRoleMatcher, name?: Name, options: Options = {}) =>
      locator(tab, [step(role, name, options)]),

    /** Path, query and hash */
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    language: () => evaluate(() => document.documentElement.lang),
  }
}

/** Runs functions on the page with the elements that are found. */
const evaluateOn =
  (tab: Tab, steps: Step[]) =>
  async <Value, Args extends unknown[]>(
    work: (elements: HTMLElement[], ...args: Args) => Value,
    ...args: Args
  ) => {
    const found = call(find, [steps])
    const values = args.map((arg) => JSON.stringify(arg))
    const question = `'TestingLibraryDom' in window && [(${work})(${[found, ...values].join(', ')})]`
    // Each document gets the library with its first query.
    for (;;) {
      const answer = (await tab.evaluate(question)) as [Awaited<Value>] | false
      if (answer) return answer[0]
      await tab.evaluate(`void (() => {${TESTING_LIBRARY}\n})()`)
    }
  }

function locator(tab: Tab, steps: Step[]) {
  const evaluate = evaluateOn(tab, steps)

  const findPoint = async () => {
    const found = await evaluate(pointOf)
    if (typeof found === 'string') throw new Error(`${inWords(steps)} ${found}`)
    return found
  }

  /** Waits until the element is visible, stable and not covered; its middle. */
  const actionable = async () => {
    let point: Point = { x: 0, y: 0 }
    await expect(async () => {
      point = await findPoint()
      // In WebKit a motion counts as finished before its last frame is drawn.
      await tab.evaluate(NEXT_FRAME)
      expect(await findPoint()).toEqual(point)
    }).toPass(POLL_OPTIONS)
    return point
  }

  const hover = async () => tab.pointer.move(await actionable())
  const click = async () => tab.pointer.click(await actionable())

  return {
    role: (role: ByRoleMatcher, name?: Name, options: Options = {}) =>
      locator(tab, [...steps, step(role, name, options)]),

    hover,
    /** Its middle, once it can be clicked */
    point: actionable,
    click,

    /** Replaces the value of a field. */
    async fill(text: string) {
      await actionable()
      await evaluate(replaceValue, text)
    },

    async focus() {
      await actionable()
      await evaluate(([element]) => element?.focus())
    },

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

/** Runs on the page. */
function replaceValue([field]: HTMLElement[], text: string) {
  const input = field as HTMLInputElement
  input.focus()
  input.select()
  document.execCommand('insertText', false, text)
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

/** On the page: waits for a frame. */
const NEXT_FRAME =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

/** On the page: the elements that a locator finds. */
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
  // The library finds inert elements, too.
  return found.filter((element) => !element.closest('[inert]'))
}

/** On the page: the middle of the one element that was found, or why it cannot be clicked. */
function pointOf(elements: HTMLElement[]): Point | string {
  const [element] = elements
  if (!element) return 'is not there'
  if (elements.length > 1) return `matches ${elements.length} elements`
  const isMoving = document.getAnimations().some(({ playState, timeline, effect }) => {
    // Scroll-driven animations stand still.
    const isTimed = timeline === document.timeline
    const { target } = effect as KeyframeEffect
    return isTimed && playState === 'running' && target?.contains(element)
  })
  if (isMoving) return 'moves'
  const [box] = element.getClientRects()
  if (!box) return 'is not rendered'
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const covering = document.elementFromPoint(point.x, point.y)
  if (covering && element.contains(covering)) return point
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return `is covered by ${covering?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`
}
