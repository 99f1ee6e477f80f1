declare module 'subset-font' {
  /** The options that the site uses; all of them are in the package's README. */
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff2'
    keepFeatures?: string[]
    keepAllGlyphs?: boolean
    noHinting?: boolean
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>
  }

  /** Part of a font (any format) that draws `text`; `undefined` with `keepAllGlyphs`. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>
}
