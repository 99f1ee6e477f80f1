import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validTexts } from '../../../scripts/harness/submission.ts'
import { FIELD_NAMES, FIELDS } from '../../../src/inquiry/fields.ts'
import { type RawInquiry, validateInquiry } from '../../../src/inquiry/inquiry.ts'
import { INQUIRY_TYPES } from '../../../src/inquiry/inquiry-type.ts'
import { normalise, normaliseField, normaliseLine } from '../../../src/inquiry/normalise.ts'

const filledIn = (changes: Partial<RawInquiry> = {}): RawInquiry => ({
  type: 'influencer',
  ...validTexts('influencer'),
  name: 'Anna Nowak',
  email: 'anna@example.com',
  profileLink: '@anna',
  message: 'Hello',
  ...changes,
})

const fieldErrorsOf = (changes: Partial<RawInquiry>) => {
  const verdict = validateInquiry(filledIn(changes))
  return verdict.ok ? {} : verdict.fieldErrors
}

describe('what must be filled in', () => {
  test.each(INQUIRY_TYPES)('%s: name, e-mail and message', (type) => {
    const verdict = validateInquiry({ type, profileLink: '@anna' })
    expect(verdict).toMatchObject({
      ok: false,
      fieldErrors: { name: 'required', email: 'required', message: 'required' },
    })
  })

  test.each(['general', 'brand'] as const)(
    '%s has no profile link, whatever was typed before',
    (type) => {
      const texts = validTexts(type)
      const verdict = validateInquiry({ type, ...texts, profileLink: 'nonsense' })
      expect(verdict).toEqual({ ok: true, inquiry: { type, ...texts } })
    },
  )
})

describe('an e-mail address', () => {
  test.each([
    'anna@example.com',
    "o'neil+tag@sub.example.co.uk",
    'a@b.co',
    'żółć@example.pl',
    '用户@例子.公司',
    'почта@пример.рф',
    'user@xn--e1afmkfd.xn--p1ai',
    'anna@ｅｘａｍｐｌｅ.com',
    'anna@i❤.example',
    '  padded@example.com ',
  ])('may be %s', (email) => {
    expect(fieldErrorsOf({ email })).toEqual({})
  })

  test.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@example.c',
    'anna@example.1a',
    'anna@-example.com',
    'anna@example-.com',
    'anna@exam_ple.com',
    'anna@example..com',
    'anna@example.com.',
    '.anna@example.com',
    'anna.@example.com',
    'an..na@example.com',
    'an na@example.com',
    'an\u3000na@example.com',
    'anna@exam\u2003ple.com',
    'anna@@example.com',
    'anna@example.com, bob@example.com',
    'anna@example.com;bob@example.com',
    'Anna <anna@example.com>',
    '"anna"@example.com',
    'anna@[192.0.2.1]',
    'anna@192.0.2.1',
    'anna@b，c.example',
    'anna@⑴.example',
    'anna＠example.com',
  ])('may not be %s', (email) => {
    expect(fieldErrorsOf({ email })).toEqual({ email: 'emailFormat' })
  })

  test('rejects header injection', () => {
    expect(fieldErrorsOf({ email: 'anna@example.com\nBcc: x@example.com' })).toEqual({
      email: 'forbiddenCharacters',
    })
  })
})

describe('a profile link', () => {
  test.each([
    '@anna',
    '@anna.nowak_1',
    '@_._a',
    `@${'a'.repeat(30)}`,
    'instagram.com/p/C1a2b3/',
    'instagram.com/anna',
    'www.instagram.com/anna/',
    'https://www.instagram.com/anna/?igsh=abc%3D%3D',
    'https://m.tiktok.com/@anna',
    'HTTPS://WWW.TikTok.com/@anna.nowak?lang=en#top',
    'http://tiktok.com/@anna',
    'vm.tiktok.com/ZMabc/',
    'https://vt.tiktok.com/ZSabc',
  ])('may be %s', (profileLink) => {
    expect(fieldErrorsOf({ profileLink })).toEqual({})
  })

  test.each([
    'anna',
    '@',
    '@a',
    '@..',
    '@_.',
    `@${'a'.repeat(31)}`,
    '@instagram.com',
    '@an na',
    '@anna-nowak',
    '@ёлка',
    'instagram.com',
    'https://instagram.com/',
    'https://tiktok.com/@',
    'https://youtube.com/@anna',
    'https://instagram.com.evil.example/anna',
    'https://instagram.com@evil.example/anna',
    'https://evil.example/instagram.com/anna',
    'https://notinstagram.com/anna',
    'ftp://instagram.com/anna',
    'javascript:alert(1)//instagram.com/anna',
    'https://vm.instagram.com/anna',
    'instagram.com/anna<script>',
    'instagram.com/an na',
  ])('may not be %s', (profileLink) => {
    expect(fieldErrorsOf({ profileLink })).toEqual({ profileLink: 'profileLinkFormat' })
  })
})

describe('lengths', () => {
  test.each(['name', 'message'] as const)('%s may be as long as its limit, not longer', (field) => {
    const full = 'x'.repeat(FIELDS[field].limit)
    expect(fieldErrorsOf({ [field]: full })).toEqual({})
    expect(fieldErrorsOf({ [field]: `${full}x` })).toEqual({ [field]: 'tooLong' })
  })

  test('surrounding white space does not count, and tooLong takes precedence', () => {
    expect(fieldErrorsOf({ name: `  ${'x'.repeat(FIELDS.name.limit)}  ` })).toEqual({})
    const email = 'x'.repeat(FIELDS.email.limit + 1)
    expect(fieldErrorsOf({ email })).toEqual({ email: 'tooLong' })
  })
})

describe('characters', () => {
  // Half of a surrogate pair is forbidden everywhere, line breaks and tabs are allowed in the message.
  test.each([
    ['a\uD83Db', { name: 'forbiddenCharacters', message: 'forbiddenCharacters' }],
    ['a\n\tb', { name: 'forbiddenCharacters' }],
  ])('%j as name and message', (text, errors) => {
    expect(fieldErrorsOf({ name: text, message: text })).toEqual(errors)
  })

  test.each(['Zoë Żółć', 'Ծովինար', 'محمد', '山田太郎', 'O’Brien-Smith', 'नीलम', '👩🏽‍💻'])(
    'people may be called %s',
    (name) => {
      expect(fieldErrorsOf({ name })).toEqual({})
    },
  )
})

/**
 * A null, an escape, a C1 control, a soft hyphen, what joins words and what does not, marks of
 * direction, its embeddings, overrides and isolates, a variation selector, a filler, an empty braille
 * cell, a tag.
 */
const PASTED_ALONG = [
  ...'\0\u001B\u009B\u00AD\u200B\u200C\u200D\u2060\uFEFF\u200E\u200F\u061C\u202A\u202C\u202E\u2066',
  ...'\u2069\uFE0F\u3164\u2800\u{E0041}',
].map((unseen) => [`U+${unseen.codePointAt(0)?.toString(16)}`, unseen] as const)

describe('invisible characters', () => {
  test.each(PASTED_ALONG)('%s is taken out of name, e-mail and link', (_what, unseen) => {
    const around = (text: string) =>
      `${unseen}${text.slice(0, 2)}${unseen}${text.slice(2)}${unseen}`
    const pasted = filledIn({
      name: around('Anna Nowak'),
      email: around('anna@example.com'),
      profileLink: around('@anna'),
    })
    expect(validateInquiry(pasted)).toEqual({ ok: true, inquiry: filledIn() })
  })

  test.each(PASTED_ALONG)('%s alone counts as empty, in every field', (_what, unseen) => {
    const nothing = ` ${unseen}${unseen} `
    expect(
      fieldErrorsOf({ name: nothing, email: nothing, profileLink: nothing, message: nothing }),
    ).toEqual({
      name: 'required',
      email: 'required',
      profileLink: 'required',
      message: 'required',
    })
  })

  test.each(['\t', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'a separator, %j, is a space in a name',
    (separator) => {
      expect(validateInquiry(filledIn({ name: `Anna${separator}Nowak` }))).toEqual({
        ok: true,
        inquiry: filledIn(),
      })
    },
  )

  test.each([
    ['Persian', 'علی\u200Cرضا'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Hindi', 'क्\u200Dष'],
    ['Malayalam, at its end', 'രമണന്\u200D'],
    ['Japanese, in a form of its own', '葛\u{E0100}城'],
    ['Mongolian', 'ᠠ\u180B'],
    ['an emoji of four', '👨🏿\u200D❤\uFE0F\u200D💋\u200D👩🏽'],
  ])('a name keeps what its script needs: %s', (_script, name) => {
    expect(validateInquiry(filledIn({ name }))).toEqual({ ok: true, inquiry: filledIn({ name }) })
  })

  test('an address keeps what its script needs', () => {
    const email = 'نامه@نامه\u200Cای.com'
    expect(validateInquiry(filledIn({ email }))).toEqual({ ok: true, inquiry: filledIn({ email }) })
  })

  test('the message keeps its marks, but for controls and overrides', () => {
    const message = '\u2067שלום\u2069 \u200Ba\u00ADb\u200E\u{E0041}'
    const pasted = message.replace('a', '\0\u202Da\u202E\u001B')
    expect(validateInquiry(filledIn({ message: pasted }))).toEqual({
      ok: true,
      inquiry: filledIn({ message }),
    })
  })

  /** Letters of many scripts among invisible characters. */
  const mixed = fc.string({
    unit: fc.constantFrom(
      ...PASTED_ALONG.map(([, unseen]) => unseen),
      ...['a', '\u0301', 'é', '@', ' ', '1', '\u20E3', 'ا', '\u0653', 'ن', 'न', '\u093C', '\u094D'],
      ...'葛\u{2F800}\u{E0100}ᠠ\u180B❤👩🏽\n\u2028한ᄀ',
    ),
  })

  const seen = (text: string) =>
    normalise(text.replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\s]/gu, ''))

  test('is in no line, except where the script or an emoji needs it', () => {
    fc.assert(
      fc.property(mixed, (typed) => {
        const line = normaliseLine(typed)
        expect(line.replaceAll('\n', '')).not.toMatch(
          /[\p{Cc}\u00AD\u061C\u200B\u200E-\u202E\u2060-\u206F\uFEFF]/u,
        )
        if (/^(?:[a-zé@ 1]|\u0301|\u20E3)*$/.test(seen(typed)))
          expect(line).not.toMatch(/\u200C|\u200D|\uFE0F|\u{E0100}/u)
      }),
      { numRuns: 1000 },
    )
  })

  test('leaves what is seen as it is', () => {
    fc.assert(
      fc.property(mixed, (typed) => {
        expect(seen(normaliseLine(typed))).toBe(seen(typed))
      }),
    )
  })

  test.each(FIELD_NAMES)('validation is idempotent: %s', (name) => {
    fc.assert(
      fc.property(fc.oneof(mixed, fc.string({ unit: 'binary' })), (typed) => {
        const once = normaliseField(name, typed)
        expect(normaliseField(name, once)).toBe(once)
        expect(fieldErrorsOf({ [name]: once })).toEqual(fieldErrorsOf({ [name]: typed }))
      }),
      { numRuns: 1000, examples: [['\u0301\u200D\u093C\u200D'], [`q${'\u0344'.repeat(30)}`]] },
    )
  })
})

describe('normalising', () => {
  test.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'makes one line break of %j',
    (lineBreak) => {
      expect(normalise(`a${lineBreak}b`)).toBe('a\nb')
    },
  )

  test('leaves no more marks on a letter than a text in Unicode’s stream-safe format has', () => {
    const most = `q${'\u0323'.repeat(30)}`
    expect(normalise(`${most}\u0323\u0323ed`)).toBe(`${most}ed`)
    // NFC makes two marks of one.
    expect(normalise(`q${'\u0344'.repeat(30)}ed`)).toBe(`q${'\u0308\u0301'.repeat(15)}ed`)
  })

  test('trims both ends only', () => {
    expect(normalise(' \n a  b \t')).toBe('a  b')
  })
})

test('validation time is linear in the length of the text', () => {
  const traps = [
    'a',
    'a.',
    '@',
    'a@b-',
    'a@b.',
    ' ',
    'instagram.com/a',
    '\u093C',
    '\u200D\u0301',
    '\u0323\u0301',
  ]
  const timeOf = (length: number) => {
    const before = process.cpuUsage()
    for (const trap of traps) {
      const text = `${trap.repeat(length)}<`
      validateInquiry({
        type: 'influencer',
        name: text,
        email: text,
        profileLink: text,
        message: text,
      })
    }
    // Of this process alone: other work on the machine does not count.
    return process.cpuUsage(before).user / 1000
  }
  timeOf(1000)
  // Quadratic time would be 10,000 times longer.
  expect(timeOf(100_000)).toBeLessThan(1000 * Math.max(timeOf(1000), 1))
})
