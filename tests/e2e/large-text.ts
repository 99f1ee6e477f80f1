import { expect, type Page } from '@playwright/test'
import { textsIn } from '../support/texts.ts'
import { cutWords, layoutFaults, NO_FAULTS } from './layout-faults.ts'

/** Beside its mark in the header, the name makes room for the rest. */
const NAME = `A ${textsIn('en')('agencyName')}`

/** From the phone on which all must reflow (WCAG 1.4.10) */
const WIDTHS = [320, 768, 1024, 1440]
/** Where there is room for whole words: not on a phone, nor between two layouts. */
const ROOMY = [768, 1440]
const TITLES_AND_BUTTONS = 'h1, h2, h3, main :is(a, button)'

/** A page whose text is large keeps it on the screen and within reach (WCAG 1.4.4). */
export async function expectLargeTextToFit(
  page: Page,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const { tooWideTexts, ...faults } = await layoutFaults(page)
    const found = {
      ...faults,
      tooWideTexts: tooWideTexts.filter((each) => each !== NAME),
      cutWords: ROOMY.includes(width) ? await cutWords(page, TITLES_AND_BUTTONS) : [],
    }
    // The links of the header may take a line more.
    const wanted = { ...NO_FAULTS, headerHeight: expect.any(Number), cutWords: [] }
    expect.soft(found, `${page.url()} at ${width} px`).toEqual(wanted)
  }
}
