import { expect, test } from 'vitest'
import { documentFiles, readBuilt } from '../support/built-site.ts'
import { unresolvedTexts } from '../support/unresolved-texts.ts'

// The variants of the contact page included
test.each(documentFiles())('%s has no raw key and no placeholder', (file) => {
  expect(unresolvedTexts(readBuilt(file))).toEqual([])
})
