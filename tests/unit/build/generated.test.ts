import { cpSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROUTE_TREE = 'src/app/routeTree.gen.ts'

let copy: string
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'duet-generated-'))
})
afterEach(() => rm(copy, { recursive: true }))

test('the route tree is as `npm run test:types` would make it now', async () => {
  for (const path of ['tsr.config.json', 'src/routes', ROUTE_TREE])
    cpSync(path, join(copy, path), { recursive: true })
  await new Generator({ config: getConfig({}, copy), root: copy }).run()
  expect(readFileSync(ROUTE_TREE, 'utf8')).toBe(readFileSync(join(copy, ROUTE_TREE), 'utf8'))
})
