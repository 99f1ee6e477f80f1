import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A font that can be measured and drawn with HarfBuzz, the shaping engine of browsers. */
export type Font = harfbuzz.Font

/** Opens a font file of any format; a variable one at a weight. */
export async function openFont(file: Buffer, weight?: number): Promise<Font> {
  const bytes = await subsetFont(file, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  })
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)))
}

export const charactersOf = (font: Font): Set<string> =>
  new Set(Array.from(font.face.collectUnicodes(), (point) => String.fromCodePoint(point)))

interface PlacedGlyph {
  id: number
  x: number
  y: number
}

/**
 * Text set in one font: its glyphs in font units from the origin, and how far they reach. `tag` is
 * the language's BCP 47 tag: it chooses the letterforms (Russian ones differ from Bulgarian ones).
 */
export function shape(font: Font, text: string, tag: string) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage(tag)
  harfbuzz.shape(font, buffer)

  let advance = 0
  const positions = buffer.getGlyphPositions()
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id }, i): PlacedGlyph => {
    const position = positions[i]
    const glyph = { id, x: advance + (position?.xOffset ?? 0), y: position?.yOffset ?? 0 }
    advance += position?.xAdvance ?? 0
    return glyph
  })
  return { glyphs, advance }
}
