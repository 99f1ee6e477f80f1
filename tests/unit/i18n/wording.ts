import { type RuleBook, rule } from './text-rule.ts'

/** Texts that speak to one side only: its page, its form. All others speak to both. */
const TO_CREATORS = /^forInfluencersPage\.|^contactPage\..*(?:[iI]nfluencer|profileLink\w*)$/
const TO_BRANDS = /^forBrandsPage\.|^contactPage\..*[bB]rand$/

const outside = (...keys: RegExp[]) => new RegExp(`^(?!${keys.map((key) => key.source).join('|')})`)

const words = (list: string) =>
  new RegExp(`(?<![\\p{L}\u00AD@/])(?:${list})(?![\\p{L}\u00AD])`, 'u')

const GERMAN_DU = '[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\\p{L}*'
const GERMAN_SIE = '(?<=\\p{L}\\P{L}{1,2})Sie|Ihnen|Ihre?[mnrs]?'
const FRENCH_TU = '[Tt]u|[Tt]on(?!,| de)|[Tt]a|[Tt]es|[Tt]oi'
const FRENCH_VOUS = '[Vv]ous|[Vv]otre|[Vv]os'

/** What each glossary says on address and on words to avoid (docs/glossary/<code>.md). */
export const WORDING: RuleBook = {
  en: [
    rule(
      'plain words (no unlock, elevate, game-changing)',
      /unlock|elevat|game-chang/i,
      'Unlock your reach',
    ),
  ],
  pl: [
    rule(
      'Ty and Wy take a capital',
      words('twój|twoj\\p{L}*|ciebie|cię|tobą|wasz\\p{L}*|wam|was'),
      'dla ciebie',
    ),
    rule('brands without “Państwo”', words('Państw\\p{L}+'), 'Zapraszamy Państwa'),
    rule('“połowa”, never “połówka”', /połówk/i, 'druga połówka'),
  ],
  de: [
    {
      asks: 'neither du nor Sie where both sides read',
      keys: outside(TO_CREATORS, TO_BRANDS),
      fault: words(`${GERMAN_DU}|${GERMAN_SIE}`),
      bad: 'Wie können wir Ihnen helfen?',
    },
    {
      asks: 'du to creators',
      keys: TO_CREATORS,
      fault: words(GERMAN_SIE),
      bad: 'Bewerben Sie sich',
    },
    {
      asks: 'Sie to brands',
      keys: TO_BRANDS,
      fault: words(GERMAN_DU),
      bad: 'Dein Budget',
    },
    rule('“Creator”, unchanged in the plural', /Creators|Creator[:*_]/, 'alle Creators'),
    rule(
      '“Kooperation”, “Arbeitstage”',
      /Kollaboration|Geschäftsstunden|werktags/,
      'Kollaboration',
    ),
  ],
  fr: [
    {
      asks: 'tu only to creators',
      keys: outside(TO_CREATORS),
      fault: words(FRENCH_TU),
      bad: 'ton budget',
    },
    {
      asks: 'no vous to creators, nor above their form',
      keys: new RegExp(`${TO_CREATORS.source}|^contactPage\\.(?:pageTitle|intro|typeLabel)$`),
      fault: words(FRENCH_VOUS),
      bad: 'Vous publiez',
    },
    rule('“créateur”, “créatrice”, never “influenceur”', /influenceu/i, 'influenceurs'),
  ],
  es: [
    rule(
      'neither vosotros nor ustedes nor nosotros',
      words('[Vv]osotros|[Uu]sted(?:es)?|[Nn]osotros'),
      'con nosotros',
    ),
    rule(
      'words that every country shares',
      words('móvil(?:es)?|celular(?:es)?|candidatura|solicitud|boletín|coger'),
      'tu móvil',
    ),
    rule('“revisada”: “verificada” would mean the blue tick', /verificad/i, 'red verificada'),
  ],
  ru: [
    rule('“вы” in lower case', /(?<=[\p{L},]\s)(?:Вы|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u, 'для Вас'),
    rule('“автор”, never “креатор”', /креатор/i, 'креаторы'),
    {
      asks: '“блогер” only where people search for it: meta texts and the lead of Home',
      keys: outside(/^\w+\.meta\./, /^hero\.subtitle$/),
      fault: /блогер/i,
      bad: 'сеть блогеров',
    },
    rule('“зумеры”: no Latin Z', words('Z'), 'поколение Z'),
  ],
  no: [
    rule('plain imperatives, no “vennligst”', /vennligst/i, 'Vennligst skriv'),
    {
      asks: '“influenser”, the Norwegian spelling',
      keys: /(?<!\.categoryKey)$/,
      fault: /influencer/i,
      bad: 'For influencere',
    },
    rule('“KI”, never “AI”', words('AI'), 'AI-verktøy'),
    rule('“innholdsskaper”, never bare “skaper”', words('[Ss]kaper(?:e|en|ne)?'), 'en skaper'),
  ],
}
