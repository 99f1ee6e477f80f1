import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { languageOfPath } from '../../src/i18n/detect-language.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { attributeOf, documentFiles, elementsIn, readBuilt } from '../support/built-site.ts'
import { unresolvedTexts } from '../support/unresolved-texts.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    // The navigation of the header and that of the mobile menu are never shown together; what is
    // shown is checked by axe (tests/e2e/accessibility.e2e.ts).
    'unique-landmark': 'off',
    // A table that is drawn as blocks loses its roles in Safari: they are written out.
    'no-redundant-role': 'off',
    // The search filters while one types; Enter sends it.
    'wcag/h32': 'off',
  },
})

// The variants of the contact page included
const DOCUMENTS = documentFiles()

test.each(DOCUMENTS)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readBuilt(file))
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(faults).toEqual([])
})

test.each(DOCUMENTS)('%s has no raw key and no placeholder', (file) => {
  expect(unresolvedTexts(readBuilt(file))).toEqual([])
})

const withLanguages = DOCUMENTS.filter((file) => file !== 'index.html')

test.each(withLanguages)('%s names the language of each of its links to another', (file) => {
  const links = elementsIn(readBuilt(file)).flatMap((each) => {
    const tag = each.tagName === 'a' && attributeOf(each, 'hreflang')
    const href = attributeOf(each, 'href') ?? ''
    // A source of an article is not the site's.
    return tag && href.startsWith('/') ? [[languageOfPath(href), tag]] : []
  })
  expect(links).toEqual(LANGUAGES.map(({ code, tag }) => [code, tag]))
})
