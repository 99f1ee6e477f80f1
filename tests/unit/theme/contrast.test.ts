import { expect, test } from 'vitest'
import { colors, palette } from '../../../src/theme/colors.ts'

/** The colours that meet on the pages (specification, Visual design); axe checks the rest in the browser. */

type Name = keyof typeof colors

const TEXT = 7
const TEXT_ON: Readonly<Partial<Record<Name, readonly Name[]>>> = {
  bg: ['text', 'textMuted', 'creatorText', 'brandText', 'danger'],
  surface: ['text', 'textMuted', 'danger'],
  sunken: ['text', 'textMuted'],
  creator: ['onCreator', 'ink'],
  creatorSoft: ['onCreator', 'ink'],
  paper: ['ink', 'creatorDeep', 'brand'],
  brand: ['onBrand', 'paper'],
  unison: ['onUnison'],
  stage: ['onStage', 'onStageMuted'],
  stageControl: ['onStage', 'onStageMuted'],
}

const SIGN = 3
const SIGN_ON: Readonly<Partial<Record<Name, readonly Name[]>>> = {
  bg: ['lineStrong', 'focus'],
  surface: ['lineStrong', 'focus'],
  stage: ['brandOnStage', 'creatorOnStage'],
}

type Scheme = 'base' | '_dark'

/** The hexadecimal value of a token, through the palette. */
function hexOf(name: Name, scheme: Scheme): string {
  const { value } = colors[name] as { value: string | { base: string; _dark?: string } }
  const reference = typeof value === 'string' ? value : (value[scheme] ?? value.base)
  const path = reference.replace(/^\{colors\.|\}$/g, '').split('.')
  const token = path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), palette)
  return (token as { value: string }).value
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const pairsOf = (pairs: typeof TEXT_ON, least: number) =>
  Object.entries(pairs).flatMap(([ground, names]) =>
    names.map((name) => ({ name, ground: ground as Name, least })),
  )

test.each([...pairsOf(TEXT_ON, TEXT), ...pairsOf(SIGN_ON, SIGN)])(
  '$name on $ground has a contrast of at least $least:1',
  ({ name, ground, least }) => {
    for (const scheme of ['base', '_dark'] as const) {
      const [front, back] = [hexOf(name, scheme), hexOf(ground, scheme)]
      const contrast = contrastOf(front, back)
      const found = `${name} ${front} on ${ground} ${back} (${scheme}): ${contrast.toFixed(2)}:1`
      expect(contrast, found).toBeGreaterThanOrEqual(least)
    }
  },
)
