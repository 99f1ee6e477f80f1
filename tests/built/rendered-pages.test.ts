import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { PAGE_PATHS } from '../../src/urls/location.ts'
import { attributeOf, CLIENT, elementsIn, readBuilt, textOf } from '../support/built-site.ts'
import { unresolvedTexts } from '../support/unresolved-texts.ts'

it.each(LANGUAGE_CODES)('%s has no raw key and no placeholder', (language) => {
  // The variants of the contact page included
  const files = globSync(`${language}/**/*.html`, { cwd: CLIENT })
  expect(files).not.toEqual([])
  for (const file of files) expect(unresolvedTexts(readBuilt(file)), file).toEqual([])
})

it('each page has a title and a description of its own', () => {
  const texts = PAGE_PATHS.flatMap((path) =>
    elementsIn(readBuilt(join(path, 'index.html'))).flatMap((element) => {
      if (element.tagName === 'title') return [`title ${textOf(element)}`]
      const isDescription = attributeOf(element, 'name') === 'description'
      return isDescription ? [`description ${attributeOf(element, 'content')}`] : []
    }),
  )
  expect(new Set(texts).size).toBe(2 * PAGE_PATHS.length)
})
