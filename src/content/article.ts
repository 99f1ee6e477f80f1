/** What the page of an article shows beside its text; `scripts/vite/articles.ts` reads it from there. */
export interface ArticleFacts {
  /** What the reader does first, in a sentence */
  first: string
  /** The day on which the facts of the article were checked, such as 2026-11-24, if they age */
  asOf?: string | undefined
  /** Sections, in order: the id of the heading and its text */
  sections: { id: string; title: string }[]
  /** The labels of an ad by country, as the article lists them under this id; `word` is the first of its words */
  labels: { id: string; country: string; text: string; word: string }[]
  /** Words of the text, without its sources */
  words: number
  /** Reading time */
  minutes: number
}
