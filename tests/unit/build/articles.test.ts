import { describe, expect, it } from 'vitest'
import { articles } from '../../../scripts/vite/articles.ts'

interface Compiler {
  transform: {
    filter: { id: RegExp }
    handler(this: object, text: string, path: string): Promise<{ code: string }>
  }
}

const { transform } = articles(0) as unknown as Compiler

const compile = (text: string, path = 'keep-your-account/en.md', { handler } = transform) =>
  handler.call({}, text, `/site/src/content/articles/${path}`)

const factsOf = (code: string) =>
  new Function(`return (${/export const facts = (\{[\s\S]*?\n\});/.exec(code)?.[1]})`)()

const FRONT_MATTER = '---\nfirst: Print your backup codes.\n---\n'

describe('an article', () => {
  it('exports what its page shows beside it', async () => {
    const { code } = await compile(
      `---\nfirst: Print them.\n---\nOne two three.\n\n## Four five\n\nSix.\n\n## Sources\n\n- Seven`,
    )
    expect(factsOf(code)).toEqual({
      first: 'Print them.',
      sections: [
        { id: 'four-five', title: 'Four five' },
        { id: 'sources', title: 'Sources' },
      ],
      labels: [],
      words: 6,
      minutes: 1,
    })
  })

  it('links to pages in its own language', async () => {
    const text = `${FRONT_MATTER}[A post](/blog/ghost-followers#sources), [Home](/), [half a duet](/?voice=5#duet)\n\n## Sources`
    expect((await compile(text, 'keep-your-account/de.md')).code).toMatch(
      /"\/de\/blog\/ghost-followers#sources"[\s\S]*"\/de"[\s\S]*"\/de\?voice=5#duet"/,
    )
  })

  it('draws the figures of a paragraph side by side, and counts no word of them', async () => {
    const { code } = await compile(
      `${FRONT_MATTER}One.\n\n![Hills](curve-hills "Grown")\n![A step](curve-step "Bought")\n\n## Sources`,
    )
    expect(code).toMatch(
      /"data-figures": "2"[\s\S]*src: "curve-hills",\s*alt: "Hills",\s*title: "Grown"[\s\S]*"curve-step"/,
    )
    expect(code).toContain('"words": 1')
  })

  it.each([
    ['One, two. Three, four.', 'One, two.', 'Three, four.'],
    ['One and two, three.', 'One and two,', 'three.'],
  ])('gives each half of “%s” a colour of its own', async (quote, first, second) => {
    const { code } = await compile(`${FRONT_MATTER}> ${quote}\n\n## Sources`)
    expect(code).toMatch(
      new RegExp(`blockquote, [^]*span, [^]*"${first} "[^]*span, [^]*"${second}"`),
    )
  })

  it('folds a list, and what is below each point of it but the first', async () => {
    const { code } = await compile(
      `${FRONT_MATTER}- **Norway** Reklame, *first*\n  - § 3\n- **Spain** [“#publi”](lang:es) first\n  - Article 20\n\n## Sources`,
    )
    expect(code.match(/open: true/g)).toHaveLength(1)
    // One more holds the sources.
    expect(code.match(/_components\.details, \{/g)).toHaveLength(4)
    expect(code).toContain('"data-entries": "2"')
    expect(code).toMatch(/summary, \{[\s\S]*"Norway"[\s\S]*span, \{[\s\S]*"first"[\s\S]*"§ 3"/)
    expect(factsOf(code).labels).toEqual([
      {
        id: 'label-0',
        country: 'Norway',
        first: [{ text: ' Reklame' }],
        others: [{ text: 'first' }],
        word: { text: 'Reklame' },
      },
      {
        id: 'label-1',
        country: 'Spain',
        first: [{ text: ' ' }, { text: '“#publi”', lang: 'es' }, { text: ' first' }],
        others: [],
        word: { text: '#publi', lang: 'es' },
      },
    ])
  })

  it('says of words of another language which it is, and nothing else', async () => {
    const { code } = await compile(
      `${FRONT_MATTER}Write [“Werbung”, “Anzeige”](lang:de).\n\n## Sources`,
    )
    expect(code).toMatch(/_components\.span, \{\s*lang: "de",\s*children: "“Werbung”, “Anzeige”"/)
    expect(code).not.toContain('lang:de')
    expect(code).toContain('"words": 3')
  })

  it('says of a source with a foreign title which language it is in', async () => {
    const { code } = await compile(
      `${FRONT_MATTER}One.\n\n## Sources\n\n- [Leitfaden](https://a.example/ "lang:de")`,
    )
    expect(code).toMatch(
      /_components\.a, \{\s*href: "https:\/\/a\.example\/",\s*lang: "de",\s*hrefLang: "de",\s*children: "Leitfaden"/,
    )
  })

  it('looks up the words of a label in their language, to the first comma and after it', async () => {
    const { code } = await compile(
      `${FRONT_MATTER}- **Austria** [Anzeige, *Werbung*](lang:de), or more\n  - § 26\n\n## Sources`,
    )
    expect(factsOf(code).labels).toMatchObject([
      {
        first: [{ text: ' ' }, { text: 'Anzeige', lang: 'de' }],
        others: [{ text: 'Werbung', lang: 'de' }, { text: ', ' }, { text: 'or more' }],
        word: { text: 'Anzeige', lang: 'de' },
      },
    ])
  })

  it('folds the sources, which come last, below their heading', async () => {
    const { code } = await compile(
      `${FRONT_MATTER}One.\n\n## Two\n\nThree.\n\n## Sources\n\n- Four`,
    )
    expect(code.match(/_components\.details, \{/g)).toHaveLength(1)
    expect(code).toMatch(/"Two"[\s\S]*details, \{[\s\S]*summary, \{[\s\S]*"Sources"[\s\S]*"Four"/)
  })

  it.each([
    ['a quote', '> Three. Four?'],
    ['a row of three figures', '![a](own-voice "b") ![c](own-voice "d") ![e](own-voice "f")'],
    ['a list that is folded', '- **Norway** Reklame\n  - § 3'],
  ])('keeps a heading beside its text up to %s', async (_what, wide) => {
    const { code } = await compile(
      `${FRONT_MATTER}## One\n\nTwo.\n\n${wide}\n\nFour.\n\n## Sources`,
    )
    expect(code.match(/"data-begin"/g)).toHaveLength(1)
    expect(code).toMatch(/"data-begin"[\s\S]*h2, \{[\s\S]*"Two\."\s*\}\)\][\s\S]*"Four\."/)
  })

  it('is left as it was written for the search', () => {
    expect('/site/src/content/articles/keep-your-account/en.md').toMatch(transform.filter.id)
    expect('/site/src/content/articles/keep-your-account/en.md?raw').not.toMatch(
      transform.filter.id,
    )
  })

  it('has tables whose rows and columns have headings', async () => {
    const { code } = await compile(
      `${FRONT_MATTER}| What | TikTok |\n| --- | --- |\n| Posts | Content |\n\n## Sources`,
    )
    const role = (name: string) => new RegExp(`role: "${name}"[^}]*children: "(\\w+)"`, 'g')
    const cells = (name: string) => [...code.matchAll(role(name))].map(([, text]) => text)
    expect(cells('columnheader')).toEqual(['What', 'TikTok'])
    expect(cells('rowheader')).toEqual(['Posts'])
    expect(code).toMatch(/components\.th, \{[^}]*scope: "row"[^}]*"Posts"/)
    expect(cells('cell')).toEqual(['Content'])
    // What a phone writes before the first cell of a row, too
    expect(code).toMatch(/role: "rowheader"[^}]*"data-label": "What"/)
  })

  it('makes no link of an e-mail address', async () => {
    const text = `${FRONT_MATTER}Not anna@figsoap.com.\n\n## Sources`
    expect((await compile(text)).code).not.toContain('mailto')
  })
})

describe('a mistake in an article stops the build with its line:', () => {
  it.each([
    ['no front matter', 'Hello.', '1', 'begins with front matter'],
    ['broken front matter', '---\nfirst: Today: print\n---\n', '1', 'needs quotes'],
    ['nothing to do first', '---\nfirst:\n---\n', '1', 'first: is missing'],
    [
      'too long a first step',
      `---\nfirst: ${'Print. '.repeat(24)}\n---\n`,
      '1',
      'first: is longer than 160 characters',
    ],
    ['an unknown entry', '---\nfirst: Print.\ntitle: Codes\n---\n', '1', 'title'],
    ['a second title', `${FRONT_MATTER}\n# Codes`, '5', 'begin with ##'],
    ['a heading out of order', `${FRONT_MATTER}\n### Codes`, '5', 'level 3 follows one of level 1'],
    ['HTML', `${FRONT_MATTER}\n<video>`, '5', 'write Markdown'],
    ['a quote of one part', `${FRONT_MATTER}\n> Three words stay.`, '5', 'two sentences'],
    ['a quote with markup', `${FRONT_MATTER}\n> One, *two*.`, '5', 'without markup'],
    ['a component', `${FRONT_MATTER}\n<Quote/>`, '5', 'write Markdown'],
    [
      'an unknown figure',
      `${FRONT_MATTER}\n![A cat](cat "Mine")`,
      '5',
      '“cat” is no figure: scripts/assets/art/figures.ts',
    ],
    ['a figure without a text', `${FRONT_MATTER}\n![](curve-step "Bought")`, '5', 'has a text'],
    ['a figure without a caption', `${FRONT_MATTER}\n![A step](curve-step)`, '5', 'a caption'],
    [
      'a figure within a sentence',
      `${FRONT_MATTER}\nSee ![A step](curve-step "Bought")`,
      '5',
      'a paragraph of their own',
    ],
    [
      'code that is no prompt',
      `${FRONT_MATTER}\n\`\`\`js\n1\n\`\`\``,
      '5',
      'begin it with ```prompt',
    ],
    [
      'a link to a page that is not there',
      `${FRONT_MATTER}\n[x](/no-such-page)\n\n[y](/nor-this)`,
      '5',
      '“/no-such-page” (line 5), “/nor-this” (line 7)',
    ],
    [
      'words of a language that does not exist',
      `${FRONT_MATTER}\n[Werbung](lang:german)`,
      '5',
      '“german” is no language: write its tag, like [Werbung](lang:de)',
    ],
    [
      'a source in a language that does not exist',
      `${FRONT_MATTER}\n[Werbung](https://a.example "lang:german")`,
      '5',
      '“german” is no language',
    ],
    [
      'a title behind words of another language',
      `${FRONT_MATTER}\n[Werbung](lang:de "Ad")`,
      '5',
      '“Ad” is not drawn',
    ],
    [
      'a language behind words of another language',
      `${FRONT_MATTER}\n[Werbung](lang:de "lang:fr")`,
      '5',
      '“lang:fr” is not drawn',
    ],
    [
      'a source with a title that is no language',
      `${FRONT_MATTER}\n[Leitfaden](https://a.example "A guide")`,
      '5',
      '“A guide” is not drawn',
    ],
    [
      'an address away from its words',
      `${FRONT_MATTER}\n[Werbung][a]\n\n[a]: lang:de`,
      '7',
      'behind its words: [words](https://…)',
    ],
    [
      'a page of the site with a language',
      `${FRONT_MATTER}\n[x](/contact "lang:de")`,
      '5',
      'A page of the site is in the article’s language',
    ],
    ['words of no language', `${FRONT_MATTER}\n[Werbung](lang:)`, '5', 'is no language'],
    [
      'words marked as of the article’s own language',
      `${FRONT_MATTER}\n[Ad](lang:en)`,
      '5',
      '“en” is the article’s own language',
    ],
    [
      'a column without a heading',
      `${FRONT_MATTER}\n| | TikTok |\n| --- | --- |\n| Posts | Content |`,
      '5',
      'A column of a table has a heading',
    ],
    ['a link without encryption', `${FRONT_MATTER}\n[x](http://x.example)`, '5', 'Neither https'],
  ])('%s', async (_mistake, text, line, message) => {
    const failure = await compile(text).catch((error: unknown) => error)
    expect(failure).toMatchObject({ reason: expect.stringContaining(message), line: Number(line) })
  })

  it('no section', async () => {
    await expect(compile(`${FRONT_MATTER}Hello.`)).rejects.toThrow('begin each with ##')
  })

  it('fewer than 400 words before the sources', async () => {
    const { transform } = articles() as unknown as Compiler
    const textOf = (words: number) => `${FRONT_MATTER}${'word '.repeat(words)}\n\n## Sources\n\nOne`
    const short = compile(textOf(399), 'keep-your-account/en.md', transform)
    await expect(short).rejects.toThrow('has 400 words before its sources; this has 399')
    await compile(textOf(400), 'keep-your-account/en.md', transform)
  })

  it('an unknown post or language', async () => {
    await expect(compile(FRONT_MATTER, 'tea-for-two/en.md')).rejects.toThrow('is no post')
    await expect(compile(FRONT_MATTER, 'keep-your-account/xx.md')).rejects.toThrow('is no language')
  })
})
