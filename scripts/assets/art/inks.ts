import { artPalette, palette } from '../../../src/theme/colors.ts'

/** A colour of the illustrations, or one for each colour scheme. */
export interface Ink {
  /** Class name, if the colour depends on the colour scheme */
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

const { paper, ink, pink, green } = palette
const { raspberry, bottle, sand, nightInk } = artPalette

/**
 * The colours of all illustrations, from the theme (specification, Visual design). For another colour add
 * a token first.
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
  /** Black that is still visible on the dark page background */
  ink: scheme('ink', ink[900], nightInk),
  /** Skin in the colour of the page background */
  face: scheme('face', paper[100], pink[200]),
  /** Skin beside the overlap, in which it is paper on a dark page, ink on a light one; lips and lenses upon it */
  heroFace: scheme('hero-face', paper[100], pink[400]),
  onHeroFace: scheme('on-hero-face', pink[400], pink[200]),
  /** Behind a head: skin stands out against it */
  halo: scheme('halo', pink[200], raspberry),
  /** The shadow under the chin, on a frame and on the overlap */
  shade: scheme('shade', pink[200], pink[400]),
  overlapShade: scheme('overlap-shade', bottle, pink[200]),
  /** The overlap of both frames, shapes on top of it, and the dotted outline of the missing half */
  unison: scheme('unison', ink[900], paper[100]),
  counter: scheme('counter', paper[100], nightInk),
} satisfies Record<string, Ink>
