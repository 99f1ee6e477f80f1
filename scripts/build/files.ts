import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** All files below a folder with one of the given name endings, in a stable order. */
export async function filesBelow(folder: string, endings: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
