/** What the page of an article shows beside its text; `scripts/vite/articles.ts` reads it from there. */
export interface ArticleFacts {
  /** What the reader does first, in a sentence */
  first: string
  /** Sections, in order: the id of the heading and its text */
  sections: { id: string; title: string }[]
  /** The labels of an ad by country, as the article lists them under this id; `word` is the first of its words */
  labels: { id: string; country: string; text: string; word: string }[]
  /** Words of the text, without its sources */
  words: number
  /** Reading time */
  minutes: number
}
