import type { RequiredParams } from 'typesafe-i18n'
import type shared from './en/index.ts'

/** The texts of one page each: a folder of every language */
interface EnglishPages {
  blogPage: typeof import('./en/blogPage/index.ts').default
  contactPage: typeof import('./en/contactPage/index.ts').default
  forBrandsPage: typeof import('./en/forBrandsPage/index.ts').default
  forInfluencersPage: typeof import('./en/forInfluencersPage/index.ts').default
  homePage: typeof import('./en/homePage/index.ts').default
  trainingEventsPage: typeof import('./en/trainingEventsPage/index.ts').default
}

type EnglishShared = typeof shared

export type Namespace = keyof EnglishPages

/** The English texts word by word: every other type of texts follows from them. */
export interface English extends EnglishShared, EnglishPages {}

/** What stands in the braces of a text, but for plurals: `{n:number} {{day|days}}` → `n:number` */
type Placeholder<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Exclude<Inner, `{${string}`> | Placeholder<Rest>
  : never

/** `count:number` → `count` */
type NameOf<Inner extends string> = Inner extends `${infer Name}:${string}` ? Name : Inner

/** The types that a placeholder may name */
interface ArgumentTypes {
  number: number
  string: string
}

/** What a text takes: `By {author:string}` → `{ author: string }`; without placeholders `never` */
export type ArgumentsOf<Text extends string> = [Placeholder<Text>] extends [never]
  ? never
  : {
      [Inner in Placeholder<Text> as NameOf<Inner>]: Inner extends `${string}:${infer Type extends keyof ArgumentTypes}`
        ? ArgumentTypes[Type]
        : never
    }

/** An English text in another language: any that has its placeholders, `Von {author}` */
type TextLike<Text extends string> = [Placeholder<Text>] extends [never]
  ? string
  : RequiredParams<NameOf<Placeholder<Text>>>

/** English texts in another language: the same keys, lists of the same length */
type TextsLike<Node> = Node extends string
  ? TextLike<Node>
  : { readonly [Key in keyof Node]: TextsLike<Node[Key]> }

/** The texts of every page in a language */
export type SharedTexts = TextsLike<EnglishShared>

/** All texts of a language; those of one page are `Texts['blogPage']`. */
export type Texts = TextsLike<English>
