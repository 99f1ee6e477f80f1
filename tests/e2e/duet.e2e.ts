import type { Locator, Page } from '@playwright/test'
import { BEATS } from '../../src/content/duet.ts'
import { BEAT_MS } from '../../src/tuning.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import {
  clipboardText,
  expect,
  forbidCopying,
  holdRequests,
  open,
  REQUEST_ERROR,
  scrollPosition,
  test,
} from './fixtures.ts'
import { boxOf, footerLink, headerLink, middleOf, notesIn, overlap } from './locators.ts'
import { addStyles } from './styles.ts'
import { touchInput } from './touch-input.ts'

const t = textsIn('en')

/** From now on the notes that sound are counted, and a duet plays as fast as the test wants. */
async function countNotes(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.assign(window, { heard: 0 })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      ;(window as unknown as { heard: number }).heard++
      start.call(this, when)
    }
  })
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: number }).heard)

const beatIn = (duet: Locator, beat: number) =>
  duet.getByRole('slider', { name: t('homePage.duet.beat', { beat }), exact: true })
const buttonIn = (
  duet: Locator,
  key: 'start.button' | 'whole.button' | 'sample.button' | 'listen' | 'stop' | 'send' | 'sendBack',
) => duet.getByRole('button', { name: t(`homePage.duet.${key}`), exact: true })

/** The duet that plays is heard to its end. */
async function hearOut(page: Page, duet: Locator): Promise<void> {
  const stop = buttonIn(duet, 'stop')
  await expect(stop).toBeFocused()
  await page.clock.runFor(BEATS * BEAT_MS)
  await expect(stop).toHaveCount(0)
}

async function openDuet(page: Page, address = '/en'): Promise<Locator> {
  await open(page, address)
  return page.locator('#duet')
}

test('half a duet is drawn by keyboard, sent as a link, and there when one comes back', async ({
  page,
}) => {
  await countNotes(page)
  const duet = await openDuet(page)
  const send = buttonIn(duet, 'send')
  await buttonIn(duet, 'start.button').press('Enter')
  await expect(beatIn(duet, 1)).toBeFocused()
  await expect(beatIn(duet, 1).locator('+ span')).toHaveCSS('outline-style', 'solid')
  // The bars of the example have given way.
  await expect.poll(() => notesIn(duet)).toBe('00000000')
  await expect(send).toBeDisabled()
  // How to draw is told once: as the name of what is drawn on.
  const told = (await duet.ariaSnapshot()).split(t('homePage.duet.hint.keys'))
  expect(told).toHaveLength(2)
  await page.keyboard.type('2400')
  await expect(beatIn(duet, 5)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(beatIn(duet, 5)).toHaveAttribute('aria-valuetext', '1 of 5')
  await page.keyboard.press('Alt+5') // of the browser
  await page.keyboard.press('ArrowRight')
  await expect(beatIn(duet, 5)).toHaveValue('2')
  await page.keyboard.type('1421')
  expect(await heard(page)).toBe(0)

  await send.click()
  await expect(page.getByText(t('homePage.duet.linkCopied')).first()).toBeVisible()
  const { pathname, search, hash } = new URL(await clipboardText(page))
  expect(pathname + search + hash).toBe('/en?voice=24001421#duet')

  await test.step('a link that cannot be copied stands below the buttons, selected', async () => {
    await forbidCopying(page)
    await send.click()
    const link = duet.getByRole('textbox', { name: t('ui.copyByHand') })
    await expect(link).toHaveValue(/\/en\?voice=24001421#duet$/)
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(duet.getByText(t('ui.copyByHand'))).toBeInViewport({ ratio: 1 })
    const selected = await page.evaluate(() => getSelection()?.toString())
    expect(selected).toBe(await link.inputValue())
  })

  await test.step('it is there on Back, and after a reload in another language', async () => {
    await page.waitForFunction(() => history.state.drawnVoice)
    await headerLink(page, t('nav.contact')).click()
    await expect(page).toHaveURL('/en/contact')
    await page.goBack()
    await expect.poll(() => notesIn(duet)).toBe('24001421')
    await expect(beatIn(duet, 1)).not.toBeFocused()
    await expect(send).toBeEnabled()
    await footerLink(page, 'Deutsch').click()
    await expect(page).toHaveURL('/de')
    await page.reload()
    await expect.poll(() => notesIn(duet)).toBe('24001421')
  })
})

test('half a duet is heard and answered by its recipient, and the whole one by the sender', async ({
  page,
}) => {
  await countNotes(page)
  const duet = await openDuet(page, '/en?voice=24001421#duet')
  const title = duet.getByRole('heading')
  const picture = duet.getByRole('img')
  const sendBack = buttonIn(duet, 'sendBack')
  const hint = duet.getByText(t('homePage.duet.hint.keys'))
  const first = t('homePage.duet.voice', { voice: 1, notes: '2, 4, rest, rest, 1, 4, 2, 1' })

  await test.step('it is heard, and is no duet yet', async () => {
    await expect(title).toHaveText(t('homePage.duet.found.title'))
    await expect(title).toBeInViewport()
    await expect(picture).toHaveAccessibleName(first)
    // Nobody else answers it.
    await expect(buttonIn(duet, 'sample.button')).toHaveCount(0)
    await expect(duet.locator('[data-answer]')).toBeHidden()
    await buttonIn(duet, 'listen').click()
    await hearOut(page, duet)
    expect(await heard(page)).toBe(6)
    await expect(title).toHaveText(t('homePage.duet.found.title'))
  })

  await test.step('its answer is drawn, heard with it and sent back', async () => {
    await expect(sendBack).toBeDisabled()
    await expect(hint).toBeVisible()
    await beatIn(duet, 1).focus()
    await page.keyboard.type('50505050')
    // What is drawn can be sent, and says no more how to draw.
    await expect(sendBack).toBeEnabled()
    await expect(hint).toBeHidden()
    await buttonIn(duet, 'listen').click()
    await hearOut(page, duet)
    await expect(title).toHaveText(t('homePage.duet.whole.title'))
    // The four as they are drawn, then all of both voices
    expect(await heard(page)).toBe(6 + 4 + 10)
    for (const type of ['influencer', 'brand'] as const)
      await expect(
        duet.getByRole('link', { name: t(`homePage.elevateButtons.${type}`) }),
      ).toHaveAttribute('href', `/en/contact?type=${type}`)
    await sendBack.click()
    await expect.poll(() => clipboardText(page)).toContain('?voice=24001421-50505050#duet')
  })

  await test.step('another address begins anew; on Back the answer is there', async () => {
    await headerLink(page, t('nav.home')).click()
    await expect(buttonIn(duet, 'start.button')).toBeAttached()
    await expect(duet.getByRole('slider')).toHaveCount(0)
    await page.goBack()
    await expect.poll(() => notesIn(duet)).toBe('50505050')
  })

  await test.step('the whole duet plays on request, and leads to one’s own', async () => {
    await open(page, '/en?voice=24001421-50505050#duet')
    await expect(title).toHaveText(t('homePage.duet.whole.title'))
    const second = t('homePage.duet.voice', {
      voice: 2,
      notes: '5, rest, 5, rest, 5, rest, 5, rest',
    })
    await expect(picture).toHaveAccessibleName(`${first}. ${second}`)
    expect(await heard(page)).toBe(0)
    await buttonIn(duet, 'whole.button').click()
    await hearOut(page, duet)
    expect(await heard(page)).toBe(10)
    await expect(duet.getByRole('slider')).toHaveCount(0)
    await duet.getByRole('link', { name: t('homePage.duet.start.button') }).press('Enter')
    await expect(page).toHaveURL('/en#duet')
    await expect(title).toHaveText(t('homePage.duet.start.title'))
    await expect(title).toBeFocused()
  })
})

test('a sample answer can be played; it is marked as a specimen and is not part of the link', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await countNotes(page)
  const duet = await openDuet(page)
  const [hear, send] = [buttonIn(duet, 'sample.button'), buttonIn(duet, 'send')]
  const dotted = duet.locator('[data-answer]')
  await expect(dotted).toBeVisible()
  await hear.press('Enter')
  await expect(dotted).toHaveCount(0)
  await expect(duet.getByText(t('specimens.label'), { exact: true })).toBeVisible()
  await hearOut(page, duet)
  await expect(duet.getByRole('status')).toHaveText(t('homePage.duet.sample.lead'))
  // Seven notes of the first voice, and eight of the second
  expect(await heard(page)).toBe(15)
  await expect(
    duet.getByRole('link', { name: t('homePage.elevateButtons.influencer') }),
  ).toBeVisible()
  await expect(hear).toBeHidden()
  // Of the rest of Home, tests/e2e/accessibility.e2e.ts says the same.
  await addStyles(page, '#duet ~ * { display: none }')
  await expectAccessible(page)

  // Nothing is to be sent or answered before a voice is drawn.
  await expect(send).toHaveCount(0)
  await buttonIn(duet, 'start.button').click()
  await expect(beatIn(duet, 1)).toBeFocused()
  await expect(dotted).toHaveCount(0)
  await expect(hear).toBeDisabled()
  await page.keyboard.press('2')
  await expect(dotted).toBeVisible()
  await hear.click()
  await send.click()
  await expect.poll(() => clipboardText(page)).toMatch(/\?voice=20000000#duet$/)
})

test('a duet with its hint fits a small desk', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  // Of the longest hints
  for (const code of ['de', 'fr', 'ru'] as const) {
    const texts = textsIn(code)
    const duet = await openDuet(page, `/${code}#duet`)
    await duet.getByRole('button', { name: texts('homePage.duet.start.button') }).press('Enter')
    const hint = duet.getByText(texts('homePage.duet.hint.keys'))
    for (const seen of [hint, duet.getByRole('heading')])
      await expect.soft(seen, code).toBeInViewport({ ratio: 1 })
  }
})

// Where the text that comes is longer than the one before; the first is a small desk.
for (const [code, width, search, keys] of [
  ['fr', 1024, '', ['start.button', 'sample.button', 'sample.title']],
  ['es', 460, '', ['start.button', 'sample.button', 'sample.title']],
  ['fr', 390, '?voice=24001421', ['found.button', 'listen', 'whole.title']],
] as const) {
  test(`nothing moves while a duet is drawn and played at ${width} px in ${code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 1024 ? 900 : 768 })
    await page.clock.install()
    const duet = await openDuet(page, `/${code}${search}#duet`)
    const texts = textsIn(code)
    const [start, play, title] = keys.map((key) => texts(`homePage.duet.${key}`))
    const button = (name = '') => duet.getByRole('button', { name, exact: true })
    const places = () =>
      duet.evaluate((element) =>
        ['h2', '[data-drawing]'].map(
          (part) => element.querySelector(part)?.getBoundingClientRect().y,
        ),
      )
    await button(start).hover()
    const before = await places()
    await button(start).click()
    await expect(duet.getByRole('slider').first()).toBeFocused()
    expect(await places()).toEqual(before)
    await page.keyboard.press('5')
    await button(play).focus()
    const [drawn, { height }] = [await places(), await boxOf(duet)]
    await page.keyboard.press('Enter')
    await expect(button(texts('homePage.duet.stop'))).toBeVisible()
    expect(await places()).toEqual(drawn)
    await page.clock.runFor(BEATS * BEAT_MS)
    await expect(duet.getByRole('heading')).toHaveText(title ?? '')
    expect(await places()).toEqual(drawn)
    expect((await boxOf(duet)).height).toBe(height)
  })
}

test('a press of the pointer on a bar draws it, and the hint goes', async ({ page }) => {
  const duet = await openDuet(page)
  const drawing = duet.locator('[data-drawing]')
  await drawing.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(drawing)
  const at = (beat: number, share: number) =>
    [x + width * (0.0625 + (0.875 * (beat - 0.5)) / 8), y + (height / 2) * (1 - share)] as const
  // On the edge of the frame, beside the bars
  await page.mouse.move(...at(0.5, 0.8))
  await page.mouse.down()
  await expect(beatIn(duet, 1)).toHaveValue('5')
  await expect(duet.getByText(t('homePage.duet.hint.keys'))).toBeHidden()
  await page.mouse.move(...at(2, 0.95), { steps: 4 })
  await page.mouse.move(...at(3, 0.05))
  await page.mouse.up()
  await expect.poll(() => notesIn(duet)).toBe('55030421')
  // The ring is the keyboard's.
  await expect(beatIn(duet, 1).locator('+ span')).toHaveCSS('outline-style', 'none')
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

  await test.step('only the main mouse button draws, and no drag that began elsewhere', async () => {
    const column = beatIn(duet, 4)
    await column.click({ button: 'right', force: true })
    const { x, y } = await boxOf(column)
    await page.mouse.move(x, y - 40)
    await page.mouse.down()
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.up()
    expect(await notesIn(duet)).toBe('13530421')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger draws a bar out by its end; beside it, it scrolls', async ({ page }) => {
    const duet = await openDuet(page)
    const drawing = duet.locator('[data-drawing]')
    const finger = await touchInput(page)
    const first = beatIn(duet, 1)
    await test.step('whoever begins by the button sees where to draw', async () => {
      const start = buttonIn(duet, 'start.button')
      await start.evaluate((button) => button.scrollIntoView())
      await expect(drawing).not.toBeInViewport({ ratio: 0.5 })
      await finger.tap(start)
      await expect(first).toBeFocused()
      const header = await boxOf(page.getByRole('banner'))
      expect((await boxOf(drawing)).y).toBeGreaterThanOrEqual(header.height)
      await expect(drawing).toBeInViewport({ ratio: 1 })
    })
    const hint = duet.getByText(t('homePage.duet.hint.touch'))
    await expect(hint).toBeVisible()
    await expect(duet.getByText(t('homePage.duet.hint.keys'))).toBeHidden()
    // What comes below moves nothing.
    const button = await middleOf(duet.getByRole('button').first())
    expect((await middleOf(hint)).y).toBeGreaterThan(button.y)
    const endOfBar = () => middleOf(duet.locator('[data-end]').first())
    await finger.drag(await endOfBar(), { y: -200 })
    await expect(first).toHaveValue('5')
    const top = await scrollPosition(page)
    await finger.drag(await endOfBar(), { y: 200 })
    await expect(first).toHaveValue('0')
    expect(await scrollPosition(page)).toBe(top)

    const { x, y } = await middleOf(first)
    await finger.drag({ x, y: y - 30 }, { y: -100 })
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(top)
    await expect(first).toHaveValue('0')
  })

  test('the first finger draws across; up and down it scrolls', async ({ page, tolerate }) => {
    tolerate(REQUEST_ERROR)
    const code = '**/assets/composer-*.js'
    await page.route(code, (route) => route.abort())
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
    await expect(page.getByRole('alert')).toBeEmpty()

    const { x, y, width } = await boxOf(drawing)
    const drawAcross = () => finger.drag({ x: x + width * 0.12, y: y + 4 }, { x: width * 0.4 })
    await test.step('a drawing that does not load is reported', async () => {
      await drawAcross()
      await expect(page.getByRole('alert')).toHaveText(t('ui.notStarted'))
      await page.unroute(code)
    })
    await test.step('what was drawn while the code was loading is there', async () => {
      const load = await holdRequests(page, code)
      await drawAcross()
      await expect(duet.getByRole('slider')).toHaveCount(0)
      load()
      await expect.poll(() => notesIn(duet)).toBe('55555421')
    })
    await test.step('a fast finger leaves out no beat', async () => {
      const [from, to] = [await middleOf(beatIn(duet, 1)), await middleOf(beatIn(duet, BEATS))]
      await finger.down({ x: from.x, y: y + 4 })
      await finger.move({ x: to.x, y: y + 4 })
      await finger.up()
      await expect.poll(() => notesIn(duet)).toBe('55555555')
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // Its texts and bars are in tests/built/filled-pages.test.ts.
  test('a duet in the address has no controls, which need scripts', async ({ page }) => {
    await page.goto('/en?voice=50000000')
    const duet = page.locator('#duet')
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
