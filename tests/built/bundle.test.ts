import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/build/files.ts'
import { INSPECTOR_MARK } from '../../src/dev/live-view-api.ts'

const scripts = await filesBelow('dist/client', ['.js', '.html'])

test('the live view of the machines is no part of the built site', async () => {
  expect(scripts.length).toBeGreaterThan(60)
  for (const file of scripts) {
    expect((await readFile(file, 'utf8')).includes(INSPECTOR_MARK), file).toBe(false)
  }
})
