import { type RuleBook, rule, type TextRule } from './text-rule.ts'

/** An amount: a figure, or the placeholder of one (`{count}`, in English `{count:number}`). */
const AMOUNT =
  /(?:\d|\{(?:count|max|minutes|minFollowers|responseHours|retentionDays|backupDays|opens|closes)(?::\w+)?\})/
    .source

const tied = (asks: string, fault: string, bad: string): TextRule =>
  rule(`no-break space (U+00A0) ${asks}`, new RegExp(fault, 'iu'), bad, (loose) =>
    loose.replaceAll(' ', '\u00A0'),
  )

const amountAndNoun = (bad: string): TextRule =>
  tied('between an amount and its noun', `${AMOUNT} (?=[\\p{L}(]|\\{\\{)`, bad)

/** Display type must be able to break after the number, or it is too wide for a phone. */
const exceptDisplay = (base: TextRule): TextRule => ({
  ...base,
  except: ['forInfluencersPage.ctaTitle'],
})

const beforeTime = tied(
  'before a time of day',
  '(?:de|à|a) (?=\\{(?:opens|closes)\\})',
  'de {opens} à {closes}',
)

const attachedEllipsis = rule('no space before an ellipsis', /\s…/, 'abc …')

const detachedEllipsis = rule(
  'no-break space (U+00A0) before an ellipsis',
  / ?(?<!\u00A0)…/,
  'abc…',
  () => '\u00A0…',
)

/** A dash behind an ordinary space gets a no-break space. */
const tieDash = (fault: string) => fault.replace(/^ /, '\u00A0')

const joinHyphen = (fault: string) => fault.replace('-', '-\u2060')

const onlyInFrench = rule('no narrow no-break space (that is French)', /\u202F/, 'abc\u202F!')

/** Rules that all languages share. */
export const EVERYWHERE: readonly TextRule[] = [
  rule('an ellipsis is one character', /\.\.+/, 'Loading...'),
  rule('no straight double quotes', /"/, 'Say "yes"'),
  rule('no straight apostrophe', /'/, "a brand's"),
  rule('one space at a time', /\s{2}/, 'two  spaces'),
  rule('no space at either end', /^\s|\s$/, 'end '),
  rule('no space before a comma or full stop', /\s[,.]/, 'so , yes'),
  rule('no hyphen as a dash', /\s-\s/, 'one - two'),
  rule(
    'a range takes an unspaced en dash',
    /[\d}]\s?[-—]\s?[\d{]|[\d}](?:\s–\s?|–\s)[\d{]/,
    '{opens}-{closes}',
  ),
  rule(
    'no invisible character but no-break spaces, the soft hyphen, and a word joiner after a hyphen',
    /(?![ \u00A0\u202F])\p{Z}|(?!\u00AD|(?<=-)\u2060)\p{Cf}|\p{Cc}|\uFFFD/u,
    'zero\u200Bwidth',
  ),
  {
    // Not U+2011: the fonts have none, and browsers would draw that of the visitor's own font.
    asks: 'a word joiner (U+2060) after a hyphen in a title beside a part of up to four letters',
    mend: joinHyphen,
    fault: /(?<!\p{L})\p{L}{1,4}-\p{L}|\p{L}-\p{L}{1,4}(?!\p{L})/u,
    keys: /^(?!\w+\.meta\.).*(?:\.title|Title|Titles\.\w+|Points\.\d|fallback)$/,
    bad: 'au-delà',
  },
  {
    asks: 'a word joiner (U+2060) after a hyphen behind a single letter, except in labels, which take one line',
    mend: joinHyphen,
    fault: /(?<!\p{L})\p{L}-\p{L}/u,
    keys: /^(?!\w+\.meta\.|.*\.(?:email|emailLabel)$)|\.errors\./,
    bad: 'per E-Mail',
  },
]

/** The typographic rules of each language's glossary (docs/glossary/<code>.md). */
export const TYPOGRAPHY: RuleBook = {
  en: [
    ...EVERYWHERE,
    onlyInFrench,
    attachedEllipsis,
    rule('quotes are “…”', /[«»„]/, '«yes»'),
    rule('no dash inside a sentence', /\s[–—]|[–—]\s/, 'one – two'),
  ],
  pl: [
    ...EVERYWHERE,
    onlyInFrench,
    attachedEllipsis,
    rule('quotes are „…”', /[«»“]/, '„tak“'),
    tied(
      'after a word of one letter',
      '(?<![\\p{L}\\p{N}])[aiouwz] ',
      'marka i twórca w Warszawie',
    ),
    exceptDisplay(amountAndNoun('{minutes} minut')),
    tied('before CET', ' CET', '18:00 CET'),
    tied('in “pokolenie Z”', 'pokoleni\\p{L}+ Z', 'o pokoleniu Z'),
  ],
  de: [
    ...EVERYWHERE,
    onlyInFrench,
    detachedEllipsis,
    rule('quotes are „…“', /[«»”]/, '„ja”'),
    rule('no apostrophe', /’/, 'fürs Team’s'),
    rule('no em dash', /—/, 'eins — zwei'),
    tied(
      'between a number and its unit',
      `${AMOUNT} (?:Stunde|Minute|Tag|Zeichen|Artikel|\\{\\{)`,
      'nach {retentionDays} Tagen',
    ),
    tied('before “Uhr”', ' Uhr', '{closes} Uhr'),
    tied('in “Gen Z”', '(?<!\\p{L})Gen Z', 'die Gen Z'),
    {
      asks: 'soft hyphen in a word of more than 16 letters',
      fault: /\p{L}{17,}/u,
      keys: /^(?!\w+\.meta\.).*(?:title|cta\w*|buttons?|buttons\.\w+)$/i,
      bad: 'Produktvermittlung',
    },
  ],
  fr: [
    ...EVERYWHERE,
    attachedEllipsis,
    rule('quotes are « … »', /[“”„]/, '“oui”'),
    rule(
      'no-break space (U+00A0) inside guillemets',
      /« ?(?!\u00A0)| ?(?<!\u00A0)»/,
      '«oui»',
      (loose) => (loose.startsWith('«') ? '«\u00A0' : '\u00A0»'),
    ),
    rule(
      'narrow no-break space (U+202F) before ; ! ?',
      /[ \u00A0]?(?<!\u202F)[;!?]/,
      'Envoyé !',
      (loose) => `\u202F${loose.trim()}`,
    ),
    {
      ...rule(
        'no-break space (U+00A0) before a colon or %',
        / ?(?<!\u00A0|https)[:%]/,
        'Blog : notes',
        (loose) => `\u00A0${loose.trim()}`,
      ),
      // Its colons choose between “1er” and the other days.
      except: ['dates.day'],
    },
    exceptDisplay(amountAndNoun('{minutes} minutes')),
    beforeTime,
    rule('no point médian', /·/, 'créateur·rice'),
    rule('“événement” as spelt before 1990', /évènement/i, 'évènement'),
  ],
  es: [
    ...EVERYWHERE,
    onlyInFrench,
    attachedEllipsis,
    rule('quotes are «…» without spaces', /[“”„]|«\s|\s»/, '« sí »'),
    rule(
      'questions and exclamations open as well as close',
      /^[^¿]*\?|¿[^?]*$|^[^¡]*!|¡[^!]*$/,
      'Enviado!',
    ),
    exceptDisplay(amountAndNoun('{minutes} minutos')),
    beforeTime,
    {
      asks: 'ordinary spaces in posts, so that a search finds them',
      fault: /\u00A0/,
      keys: /^blogPage\.samplePosts\./,
      bad: 'la\u00A0cuenta',
      mend: () => ' ',
    },
  ],
  ru: [
    ...EVERYWHERE,
    onlyInFrench,
    attachedEllipsis,
    rule('quotes are «…», inside „…“', /”|«\s|\s»/, '”да”'),
    rule(
      'a dash is an em dash after a no-break space (U+00A0), with a space behind it',
      / ?(?<!\u00A0)—|—(?! )|\s–|–\s/,
      'сроки — письменно',
      tieDash,
    ),
    tied(
      'after a preposition, conjunction or particle of one or two letters and after “я”',
      '(?<![\\p{L}-])(?:в|во|к|ко|о|об|с|со|у|из|от|до|на|за|по|и|а|но|не|ни|я) ',
      'бренд и автор не в кадре',
    ),
    tied('before же, ли, бы', ' (?:же|ли|бы)(?!\\p{L})', 'тот же'),
    exceptDisplay(amountAndNoun('{minutes} минут')),
    rule(
      'ё is written',
      /(?<!\p{L})(?:еще|ее|нее|счет|отчет|партнер|съемк|вовлеченн|закрепленн|введенн|надежн|объем)/iu,
      'еще отчет',
    ),
  ],
  no: [
    ...EVERYWHERE,
    onlyInFrench,
    rule('quotes are «…» without spaces', /[“”„]|«\s|\s»/, '“ja”'),
    detachedEllipsis,
    rule(
      'a dash is an en dash after a no-break space (U+00A0), with a space behind it',
      /—| ?(?<![\d}\u00A0])–|(?<=\u00A0)–(?! )/,
      'igjen – den',
      tieDash,
    ),
    tied('after “kl.”', 'kl\\. ', 'kl. {opens}'),
    tied('before CET', ' CET', '{closes} CET'),
    tied(
      'between a number and its unit',
      `${AMOUNT} (?:time|minutt|dag|tegn|\\{\\{)`,
      'om {minutes} minutter',
    ),
    rule('an ordinary space in “Gen Z”, so that a search finds it', /Gen\u00A0Z/, 'Gen\u00A0Z'),
  ],
}
