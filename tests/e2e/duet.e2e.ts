import type { Locator, Page } from '@playwright/test'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import {
  clipboardText,
  expect,
  forbidCopying,
  holdRequests,
  MOTION,
  open,
  REQUEST_ERROR,
  scrollPosition,
  test,
} from './fixtures.ts'
import { boxOf, footerLink, headerLink, notesIn, overlap } from './locators.ts'
import { middleOf, touchInput } from './touch-input.ts'

const t = textsIn('en')
const section = '#duet'

test.use(MOTION)

/** Counts the notes that sound, without a loudspeaker. */
const countNotes = () => {
  const state = { notes: 0, contexts: 0 }
  Object.assign(window, { heard: state })
  const Context = window.AudioContext
  const { start } = OscillatorNode.prototype
  window.AudioContext = class extends Context {
    constructor() {
      super()
      state.contexts += 1
      Object.assign(window, { sound: this })
    }
  }
  OscillatorNode.prototype.start = function (when) {
    state.notes += 1
    start.call(this, when)
  }
}
const heard = () => (window as unknown as { heard: { notes: number; contexts: number } }).heard

const beatIn = (duet: Locator, beat: number) =>
  duet.getByRole('slider', { name: t('homePage.duet.beat', { beat }), exact: true })

/** What the sender has drawn, as the link that the recipient opens */
const HALF_A_DUET = '/en?voice=24001421#duet'

/** The bars of the example have given way. */
const REST = '00000000'

async function openDuet(page: Page, address = '/en'): Promise<Locator> {
  await open(page, address)
  return page.locator(section)
}

/** Begins half a duet by the keyboard, where notes are counted. */
async function beginByKeys(page: Page): Promise<Locator> {
  await page.addInitScript(countNotes)
  const duet = await openDuet(page)
  await duet.getByRole('button', { name: t('homePage.duet.start.button') }).press('Enter')
  await expect.poll(() => notesIn(duet)).toBe(REST)
  return duet
}

test('half a duet is drawn by keyboard and sent as a link', async ({ page }) => {
  const duet = await beginByKeys(page)
  await expect(beatIn(duet, 1)).toBeFocused()
  await expect(beatIn(duet, 1).locator('+ span')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.type('2400')
  await expect(beatIn(duet, 5)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(beatIn(duet, 5)).toHaveValue('1')
  await page.keyboard.press('Alt+5') // of the browser
  await expect(beatIn(duet, 5)).toHaveValue('1')
  await page.keyboard.type('1421')
  expect(await page.evaluate(heard)).toEqual({ notes: 0, contexts: 0 })

  await test.step('only the main mouse button draws, and no drag that began elsewhere', async () => {
    const column = duet.getByRole('slider').nth(3)
    const drawn = await notesIn(duet)
    await column.click({ button: 'right', force: true })
    expect(await notesIn(duet)).toBe(drawn)
    const box = await boxOf(column)
    await page.mouse.move(box.x, box.y - 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.up()
    expect(await notesIn(duet)).toBe(drawn)
  })

  await duet.getByRole('button', { name: t('homePage.duet.send') }).click()
  await expect(page.getByText(t('homePage.duet.linkCopied')).first()).toBeVisible()
  const { pathname, search, hash } = new URL(await clipboardText(page))
  expect(pathname + search + hash).toBe(HALF_A_DUET)
})

test('half a duet is answered by its recipient, listened to and sent back', async ({ page }) => {
  await page.addInitScript(countNotes)
  const duet = await openDuet(page, HALF_A_DUET)
  await expect(duet.getByRole('heading', { name: t('homePage.duet.found.title') })).toBeInViewport()
  await duet.getByRole('button', { name: t('homePage.duet.found.button') }).click()
  await expect(beatIn(duet, 1)).toBeFocused()
  const sendBack = duet.getByRole('button', { name: t('homePage.duet.sendBack') })
  const hint = duet.getByText(t('homePage.duet.hint.keys'))
  await expect(sendBack).toBeDisabled()
  await expect(hint).toBeVisible()
  await page.keyboard.type('50505050')
  await expectAccessible(page)
  expect((await page.evaluate(heard)).notes).toBe(0)
  // What is drawn can be sent, and says no more how to draw.
  await expect(sendBack).toBeEnabled()
  await expect(hint).toBeHidden()
  await duet.getByRole('button', { name: t('homePage.duet.listen') }).click()
  await expect(duet.getByRole('heading', { name: t('homePage.duet.whole.title') })).toBeVisible()
  // Six notes of the first voice, four of the second
  expect(await page.evaluate(heard)).toEqual({ notes: 10, contexts: 1 })
  await expect(
    duet.getByRole('link', { name: t('homePage.elevateButtons.influencer') }),
  ).toHaveAttribute('href', '/en/contact?type=influencer')
  await expect(duet.getByRole('link', { name: t('homePage.elevateButtons.brand') })).toBeVisible()

  await sendBack.click()
  await expect.poll(() => clipboardText(page)).toContain('?voice=24001421-50505050')
  // The device's sound sleeps when nothing has sounded for a while.
  await page.waitForFunction(
    () => (window as unknown as { sound: AudioContext }).sound.state === 'suspended',
  )
})

test('the half that was sent is heard first, and is no duet yet', async ({ page }) => {
  await page.addInitScript(countNotes)
  const duet = await openDuet(page, HALF_A_DUET)
  const listen = duet.getByRole('button', { name: t('homePage.duet.listen') })
  await listen.click()
  await expect(duet.getByRole('button', { name: t('homePage.duet.stop') })).toBeFocused()
  await expect(listen).toBeVisible()
  expect(await page.evaluate(heard)).toEqual({ notes: 6, contexts: 1 })
  await beatIn(duet, 1).press('5')
  await expect(duet.getByRole('heading')).toHaveText(t('homePage.duet.found.title'))
})

test('a duet with its hint fits a small desk in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const { code } of LANGUAGES) {
    const words = textsIn(code)
    const duet = await openDuet(page, `/${code}#duet`)
    await duet.getByRole('button', { name: words('homePage.duet.start.button') }).press('Enter')
    const hint = duet.getByText(words('homePage.duet.hint.keys'))
    await expect.soft(hint, code).toBeInViewport({ ratio: 1 })
    await expect.soft(duet.getByRole('heading').first(), code).toBeInViewport({ ratio: 1 })
  }
})

test('a link that cannot be copied stands below the buttons, selected', async ({ page }) => {
  const duet = await openDuet(page)
  await forbidCopying(page)
  const begin = duet.getByRole('button', { name: t('homePage.duet.start.button') })
  await begin.click()
  const send = duet.getByRole('button', { name: t('homePage.duet.send') })
  await expect(send).toHaveAccessibleDescription('')
  await expect(send).toBeDisabled()
  await expect(duet.getByRole('slider').first()).toBeFocused()
  // How to draw is told once: as the name of what is drawn on.
  const told = (await duet.ariaSnapshot()).split(t('homePage.duet.hint.keys'))
  expect(told).toHaveLength(2)
  await page.keyboard.press('1')
  await send.click()
  const link = duet.getByRole('textbox', { name: t('ui.copyByHand') })
  await expect(link).toHaveValue(/\/en\?voice=\d{8}#duet$/)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(duet.getByText(t('ui.copyByHand'))).toBeInViewport({ ratio: 1 })
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected).toBe(await link.inputValue())
})

test('a press of the pointer on a bar draws it, and the hint goes', async ({ page }) => {
  const duet = await openDuet(page)
  // No duet was sent.
  await expect(duet.getByRole('img')).toHaveCount(0)
  const drawing = duet.locator('[data-drawing]')
  await drawing.scrollIntoViewIfNeeded()
  const box = await boxOf(drawing)
  const at = (beat: number, height: number) =>
    [
      box.x + box.width * (0.0625 + (0.875 * (beat - 0.5)) / 8),
      box.y + (box.height / 2) * (1 - height),
    ] as const
  // On the edge of the frame, beside the bars
  await page.mouse.move(...at(0.5, 0.8))
  await page.mouse.down()
  const value = (beat: number) => duet.getByRole('slider').nth(beat - 1)
  await expect(value(1)).toHaveValue('5')
  await expect(duet.getByText(t('homePage.duet.hint.keys'))).toBeHidden()
  await page.mouse.move(...at(2, 0.95), { steps: 4 })
  await page.mouse.move(...at(3, 0.05))
  await page.mouse.up()
  await expect(value(2)).toHaveValue('5')
  await expect(value(3)).toHaveValue('0')
  await expect(value(4)).toHaveValue('3')
  // The ring is the keyboard's.
  await expect(duet.getByRole('slider').locator('+ span').first()).toHaveCSS(
    'outline-style',
    'none',
  )
})

// On a page of its own: what was drawn would be there again.
test('a press of the pointer on the empty frame begins with the example', async ({ page }) => {
  const duet = await openDuet(page)
  const drawing = duet.locator('[data-drawing]')
  const { width, height } = await boxOf(drawing)
  await drawing.click({ force: true, position: { x: width * 0.85, y: height * 0.85 } })
  await expect(duet.getByText(t('homePage.duet.hint.keys'))).toBeVisible()
  // A ring shows where to begin, until something is drawn.
  const ring = duet.locator('[data-ring]')
  await expect(ring).toBeVisible()
  await expect.poll(() => notesIn(duet)).toBe('13530421')
  await page.keyboard.press('1')
  await expect(ring).toBeHidden()
})

test('a navigation to another address resets the duet and leaves the focus alone', async ({
  page,
}) => {
  const duet = await openDuet(page, '/en?voice=24001421')
  await duet.getByRole('button', { name: t('homePage.duet.found.button') }).click()
  await expect(duet.getByRole('slider').first()).toBeFocused()
  await headerLink(page, t('nav.home')).click()
  await expect(duet.getByRole('button', { name: t('homePage.duet.start.button') })).toBeAttached()
  await expect(duet.getByRole('slider')).toHaveCount(0)
  await page.goBack()
  await expect(duet.getByRole('heading', { name: t('homePage.duet.found.title') })).toBeAttached()
  await expect(duet.getByRole('slider')).toHaveCount(0)
})

test('what was drawn is there again after a reload, when one comes back, and in another language', async ({
  page,
}) => {
  const duet = await openDuet(page)
  await duet.getByRole('button', { name: t('homePage.duet.start.button') }).press('Enter')
  await expect(beatIn(duet, 1)).toBeFocused()
  await page.keyboard.type('24001421')
  await duet.getByRole('button', { name: t('homePage.duet.sample.button') }).click()
  await duet.getByRole('link', { name: t('homePage.elevateButtons.influencer') }).click()
  await expect(page).toHaveURL('/en/contact?type=influencer')
  await page.goBack()
  await expect.poll(() => notesIn(duet)).toBe('24001421')
  await expect(beatIn(duet, 1)).not.toBeFocused()
  await page.reload()
  await expect.poll(() => notesIn(duet)).toBe('24001421')
  await expect(duet.getByRole('button', { name: t('homePage.duet.send') })).toBeEnabled()

  await beatIn(duet, 8).press('5')
  await expect.poll(() => page.evaluate(() => history.state.drawnVoice)).toBe('24001425')
  await footerLink(page, 'Deutsch').click()
  await expect(page).toHaveURL('/de')
  await page.reload()
  await expect.poll(() => notesIn(duet)).toBe('24001425')
})

// The longest words, and other letters
for (const code of ['de', 'ru'] as const) {
  test(`title and drawing do not move while a duet is drawn, played and answered in ${code}`, async ({
    page,
  }) => {
    const texts = textsIn(code)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('about:blank')
      const duet = await openDuet(page, `/${code}`)
      const button = (key: 'start.button' | 'sample.button') =>
        duet.getByRole('button', { name: texts(`homePage.duet.${key}`), exact: true })
      await duet.scrollIntoViewIfNeeded()
      const places = () =>
        duet.evaluate((element) =>
          ['h2', '[data-drawing]'].map(
            (part) => element.querySelector(part)?.getBoundingClientRect().toJSON().y,
          ),
        )
      await button('start.button').hover()
      const before = await places()
      await button('start.button').click()
      await expect(duet.getByRole('slider').first()).toBeFocused()
      expect(await places()).toEqual(before)
      await page.keyboard.press('5')
      const { height } = await boxOf(duet)
      await button('sample.button').focus()
      const drawn = await places()
      await page.keyboard.press('Enter')
      await expect(duet.getByRole('heading')).toHaveText(texts('homePage.duet.sample.title'))
      expect(await places()).toEqual(drawn)
      expect((await boxOf(duet)).height).toBe(height)
    }
  })
}

// The widths where the text that comes is longer than the one before
for (const [code, width, path, button] of [
  ['fr', 390, '?voice=24001421', 'listen'],
  ['ru', 720, '?voice=24001421', 'listen'],
  ['es', 460, '', 'sample.button'],
] as const) {
  test(`the drawing stays as it is played at ${width} px in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const duet = await openDuet(page, `/${code}${path}`)
    const place = () =>
      duet
        .locator('[data-drawing]')
        .evaluate((drawing) => drawing.getBoundingClientRect().y + scrollY)
    const before = await place()
    const texts = textsIn(code)
    await duet.getByRole('button', { name: texts(`homePage.duet.${button}`) }).click()
    await expect(duet.getByRole('button', { name: texts('homePage.duet.stop') })).toBeVisible()
    expect(await place()).toBe(before)
  })
}

test('a sample answer can be played; it is marked as a specimen and is not part of the link', async ({
  page,
}) => {
  await page.addInitScript(countNotes)
  const duet = await openDuet(page)
  const hear = duet.getByRole('button', { name: t('homePage.duet.sample.button') })
  const dotted = duet.locator('[data-answer]')
  await expect(dotted).toBeVisible()
  await hear.press('Enter')
  await expect(dotted).toHaveCount(0)
  await expect(duet.getByRole('button', { name: t('homePage.duet.stop') })).toBeFocused()
  await expect(duet.getByText(t('specimens.label'), { exact: true })).toBeVisible()
  await expect(duet.getByRole('status')).toHaveText(t('homePage.duet.sample.lead'))
  // Seven notes of the first voice, and eight of the second
  await expect.poll(async () => (await page.evaluate(heard)).notes).toBe(15)
  await expectAccessible(page)
  await expect(
    duet.getByRole('link', { name: t('homePage.elevateButtons.influencer') }),
  ).toBeVisible()
  await expect(hear).toBeHidden()

  // Nothing is to be sent or answered before a voice is drawn.
  await expect(duet.getByRole('button', { name: t('homePage.duet.send') })).toHaveCount(0)
  await duet.getByRole('button', { name: t('homePage.duet.start.button') }).click()
  await expect(duet.getByRole('slider').first()).toBeFocused()
  await expect(dotted).toHaveCount(0)
  await expect(hear).toBeDisabled()
  await page.keyboard.press('2')
  await expect(dotted).toBeVisible()
  await hear.click()
  await duet.getByRole('button', { name: t('homePage.duet.send') }).click()
  await expect.poll(() => clipboardText(page)).toMatch(/\?voice=20000000#duet$/)

  // Those who were sent half a duet are not offered it.
  await open(page, '/en?voice=13530420')
  await expect(duet.getByRole('button', { name: t('homePage.duet.found.button') })).toBeVisible()
  await expect(hear).toBeHidden()
  await expect(dotted).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger draws a bar out by its end; beside it, it scrolls', async ({ page }) => {
    const duet = await openDuet(page)
    const finger = await touchInput(page)
    await test.step('whoever begins by the button sees where to draw', async () => {
      const start = duet.getByRole('button', { name: t('homePage.duet.start.button') })
      await start.evaluate((button) => button.scrollIntoView())
      await expect(duet.locator('[data-drawing]')).not.toBeInViewport({ ratio: 0.5 })
      await finger.tap(start)
      await expect(duet.getByRole('slider').first()).toBeFocused()
      const { height } = await boxOf(page.getByRole('banner'))
      expect((await boxOf(duet.locator('[data-drawing]'))).y).toBeGreaterThanOrEqual(height)
      await expect(duet.locator('[data-drawing]')).toBeInViewport({ ratio: 1 })
    })
    const slider = (beat: number) => duet.getByRole('slider').nth(beat - 1)
    await expect(slider(1)).toBeFocused()
    await expect(duet.getByText(t('homePage.duet.hint.touch'))).toBeVisible()
    await expect(duet.getByText(t('homePage.duet.hint.keys'))).toBeHidden()
    const [hint, button] = await Promise.all([
      middleOf(duet.getByText(t('homePage.duet.hint.touch'))),
      middleOf(duet.getByRole('button').first()),
    ])
    // What comes below moves nothing.
    expect(hint.y).toBeGreaterThan(button.y)
    const end = await middleOf(duet.locator('[data-end]').first())
    await finger.drag(end, { y: -200 })
    await expect(slider(1)).toHaveValue('5')
    const top = await scrollPosition(page)
    await finger.drag(await middleOf(duet.locator('[data-end]').first()), { y: 200 })
    await expect(slider(1)).toHaveValue('0')
    expect(await scrollPosition(page)).toBe(top)

    await finger.drag({ x: end.x, y: (await middleOf(slider(1))).y - 30 }, { y: -100 })
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(top)
    await expect(slider(1)).toHaveValue('0')
  })

  test('the first finger draws across; up and down it scrolls', async ({ page }) => {
    const duet = await openDuet(page)
    const drawing = duet.locator('[data-drawing]')
    await drawing.scrollIntoViewIfNeeded()
    const finger = await touchInput(page)
    const top = await scrollPosition(page)
    // It goes on after the finger is lifted.
    const scroll = await page.evaluateHandle(() => ({
      end: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
    }))
    await finger.drag(await middleOf(drawing), { y: -100 })
    await scroll.evaluate(({ end }) => end)
    expect(await scrollPosition(page)).toBeGreaterThan(top)
    await expect(duet.getByRole('slider')).toHaveCount(0)

    const { x, y, width } = await boxOf(drawing)
    await finger.drag({ x: x + width * 0.12, y: y + 4 }, { x: width * 0.4 })
    await expect.poll(() => notesIn(duet)).toBe('55555421')

    await test.step('a fast one leaves out no beat', async () => {
      const last = (await duet.getByRole('slider').count()) - 1
      const [from, to] = await Promise.all([
        middleOf(duet.getByRole('slider').first()),
        middleOf(duet.getByRole('slider').nth(last)),
      ])
      await finger.down({ x: from.x, y: y + 4 })
      await finger.move({ x: to.x, y: y + 4 })
      await finger.up()
      await expect.poll(() => notesIn(duet)).toBe('55555555')
    })
  })

  test('what a finger drew while the code was loading is there', async ({ page }) => {
    const load = await holdRequests(page, '**/assets/composer-*.js')
    const duet = await openDuet(page)
    const drawing = duet.locator('[data-drawing]')
    await drawing.scrollIntoViewIfNeeded()
    const finger = await touchInput(page)
    const { x, y, width } = await boxOf(drawing)
    await finger.drag({ x: x + width * 0.12, y: y + 4 }, { x: width * 0.4 })
    await expect(duet.getByRole('slider')).toHaveCount(0)
    load()
    await expect.poll(() => notesIn(duet)).toBe('55555421')
  })

  test('a drawing that does not load is reported once for each press; a key begins without notes', async ({
    page,
    tolerate,
  }) => {
    tolerate(REQUEST_ERROR)
    const files = '**/assets/composer-*.js'
    await page.route(files, (route) => route.abort())
    const duet = await openDuet(page)
    const reports = await page.getByRole('alert').evaluateHandle((region) => {
      const nodes: Node[] = []
      const record = (changes: MutationRecord[]) =>
        nodes.push(...changes.flatMap(({ addedNodes }) => [...addedNodes]))
      new MutationObserver(record).observe(region, { childList: true })
      return nodes
    })
    const drawing = duet.locator('[data-drawing]')
    await drawing.scrollIntoViewIfNeeded()
    const finger = await touchInput(page)
    const { x, y } = await middleOf(drawing)
    await finger.drag({ x: x - 60, y }, { x: 120 })
    await expect(page.getByRole('alert')).toHaveText(t('ui.notStarted'))
    await page.mouse.click(x, y)
    await expect.poll(() => reports.evaluate(({ length }) => length)).toBe(2)

    await page.unroute(files)
    await duet.getByRole('button', { name: t('homePage.duet.start.button') }).press('Enter')
    await expect.poll(() => notesIn(duet)).toBe(REST)
    expect(await reports.evaluate(({ length }) => length)).toBe(2)
  })
})

test('a duet of two voices is played on request and leads to one’s own', async ({ page }) => {
  await page.addInitScript(countNotes)
  const duet = await openDuet(page, '/en?voice=13530420-20104030#duet')
  await expect(duet.getByRole('heading', { name: t('homePage.duet.whole.title') })).toBeVisible()
  expect((await page.evaluate(heard)).contexts).toBe(0)
  await duet.getByRole('button', { name: t('homePage.duet.whole.button') }).click()
  await expect(duet.getByRole('button', { name: t('homePage.duet.stop') })).toBeFocused()
  await expect(duet.getByRole('slider')).toHaveCount(0)
  await expect.poll(async () => (await page.evaluate(heard)).notes).toBe(10)
  await duet.getByRole('link', { name: t('homePage.duet.start.button') }).click()
  await expect(page).toHaveURL('/en#duet')
  await expect(duet.getByRole('heading')).toHaveText(t('homePage.duet.start.title'))
})

test('a duet that was sent says its notes to those who do not see them', async ({ page }) => {
  const first = t('homePage.duet.voice', {
    voice: 1,
    notes: '5, 3, rest, 2, rest, rest, rest, rest',
  })
  const second = t('homePage.duet.voice', { voice: 2, notes: '3, 5, 1, 4, 2, rest, 3, 4' })
  const duet = await openDuet(page, '/en?voice=53020000-35142034')
  const picture = duet.getByRole('img')
  await expect(picture).toHaveAccessibleName(`${first}. ${second}`)
  await open(page, '/en?voice=53020000')
  await expect(picture).toHaveAccessibleName(first)
  await duet.getByRole('button', { name: t('homePage.duet.found.button') }).click()
  await beatIn(duet, 1).press('3')
  await expect(beatIn(duet, 1)).toHaveAttribute('aria-valuetext', '3 of 5')
})

test('without support for audio the duet is still shown', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'))
  const duet = await openDuet(page, '/en?voice=13530420')
  await duet.getByRole('button', { name: t('homePage.duet.found.button') }).click()
  await expect(duet.getByRole('slider').first()).toBeFocused()
  await page.keyboard.type('1')
  await duet.getByRole('button', { name: t('homePage.duet.listen') }).click()
  await expect(duet.getByRole('heading', { name: t('homePage.duet.whole.title') })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // Its texts and bars are in tests/built/filled-pages.test.ts.
  test('a duet in the address has no controls, which need scripts', async ({ page }) => {
    await page.goto('/en?voice=50000000')
    const duet = page.locator(section)
    await expect(duet.getByRole('img')).toBeVisible()
    await expect(duet.getByRole('button')).toHaveCount(0)
    await expect(duet.getByText(t('homePage.duet.found.lead'))).toBeHidden()
    await expect(duet.locator('noscript > p')).toBeVisible()

    await page.goto('/en?voice=53020000-35142034')
    const lead = duet.getByText(t('homePage.duet.whole.lead'))
    await expect(lead).toBeVisible()
    expect(await overlap(lead, duet.locator('noscript > p'))).toBe(0)

    await page.goto('/en')
    await expect(duet).toBeHidden()
  })
})
