import type { Language } from '../../../src/i18n/languages.ts'
import { FIXED_TEXTS } from '../../support/fixed-texts.ts'

/** A rule of a language's glossary that a machine can check. */
export interface TextRule {
  /** What the rule asks for, as the failing test says it */
  asks: string
  /** What a text must not contain */
  fault: RegExp
  /** Only texts with such keys are held to it; without this, all are */
  keys?: RegExp
  /** Keys that the glossary excepts by name */
  except?: readonly string[]
  /** A text that breaks the rule: the proof that it can tell */
  bad: string
  /** What `npm run i18n:spaces` writes instead of a fault */
  mend?: (fault: string) => string
}

/** A rule for every text of a language. */
export const rule = (
  asks: string,
  fault: RegExp,
  bad: string,
  mend?: TextRule['mend'],
): TextRule => ({ asks, fault, bad, ...(mend && { mend }) })

/** A language whose glossary has no rules for a machine is not listed. */
export type RuleBook = Partial<Record<Language, readonly TextRule[]>>

const applies = ({ keys, except = [] }: TextRule, key: string) =>
  !except.includes(key) && (keys === undefined || keys.test(key))

const replaceFaults = ({ fault }: TextRule, text: string, replace: (fault: string) => string) =>
  text.replace(new RegExp(fault, `g${fault.flags}`), (found) => replace(found))

const codePoint = (character: string) =>
  `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`

/** A fault as a message can show it: `a ` → `▶a␣◀` */
const shown = (fault: string) =>
  `▶${fault.replaceAll(' ', '␣').replace(/[\p{Z}\p{C}]/gu, codePoint)}◀`

/**
 * The broken rules of a dictionary as sentences: `contactPage.intro: quotes are „…” in: Say ▶"◀yes▶"◀`.
 * Texts that the specification fixes letter by letter are exempt.
 */
export const brokenRules = (
  rules: readonly TextRule[],
  texts: ReadonlyMap<string, string>,
): string[] =>
  [...texts]
    .filter(([key, text]) => FIXED_TEXTS.get(key) !== text)
    .flatMap(([key, text]) =>
      rules
        .filter((rule) => applies(rule, key) && rule.fault.test(text))
        .map((rule) => `${key}: ${rule.asks} in: ${replaceFaults(rule, text, shown)}`),
    )

/** A text without the faults that have a mend. */
export const mendFaults = (rules: readonly TextRule[], key: string, text: string): string =>
  FIXED_TEXTS.get(key) === text
    ? text
    : rules.reduce(
        (mended, rule) =>
          rule.mend && applies(rule, key) ? replaceFaults(rule, mended, rule.mend) : mended,
        text,
      )
