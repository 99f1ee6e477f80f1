/** Some words, and their language if it is not the page's */
export interface Words {
  text: string
  lang?: string | undefined
}

/** How an ad is labelled in a country, as the article lists it under this id */
export interface Label {
  id: string
  country: string
  /** Up to the first comma, and after it */
  first: Words[]
  others: Words[]
  /** The first word of all */
  word: Words
}

/** What the page of an article shows beside its text; `scripts/vite/articles.ts` reads it from there. */
export interface ArticleFacts {
  /** What the reader does first, in a sentence */
  first: string
  /** Sections, in order: the id of the heading and its text */
  sections: { id: string; title: string }[]
  /** The labels of an ad by country */
  labels: Label[]
  /** Words of the text, without its sources */
  words: number
  /** Reading time */
  minutes: number
}
