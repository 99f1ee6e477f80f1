import { artPalette, palette } from '../../../src/theme/colors.ts'

/** An ink of the print: one colour, or one for each colour scheme. */
export interface Ink {
  /** Class name of an ink that changes with the scheme */
  name?: string
  light: string
  dark: string
}

const always = (token: { value: string }): Ink => ({ light: token.value, dark: token.value })

const scheme = (name: string, light: { value: string }, dark: { value: string }): Ink => ({
  name,
  light: light.value,
  dark: dark.value,
})

const { paper, ink, stage, pink, green } = palette
const { raspberry, bottle, sand, nightInk } = artPalette

/**
 * The inks of every illustration, all from the theme (specification, Look): a picture that needs
 * another colour needs another token first.
 */
export const INKS = {
  creator: always(pink[400]),
  creatorSoft: always(pink[200]),
  creatorDeep: always(raspberry),
  brand: always(green[600]),
  brandMid: always(green[500]),
  brandDeep: always(bottle),
  paper: always(paper[100]),
  sand: always(sand),
  /** Black that can still be told from the page when the page is dark */
  ink: scheme('ink', ink[900], nightInk),
  /** Skin that is lit by the page */
  face: scheme('face', paper[100], pink[200]),
  /** Its shadow, under the chin, and the same upon the overlap */
  shade: scheme('shade', pink[200], pink[400]),
  nightShade: scheme('night-shade', bottle, pink[200]),
  /** The overlap of both frames, and what is drawn upon it */
  unison: scheme('unison', ink[900], paper[100]),
  counter: scheme('counter', paper[100], nightInk),
  /** Green that lies on the page itself */
  brandOnPage: scheme('green', green[600], green[500]),
  /** The dotted outline of the half that is missing */
  missing: scheme('missing', paper[600], stage[400]),
} satisfies Record<string, Ink>
