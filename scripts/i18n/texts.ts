import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The texts of a language by their dotted keys */
export type Texts = ReadonlyMap<string, string>

export type AllTexts = ReadonlyMap<string, Texts>

/** Its keys are those of all. */
export const BASE_LANGUAGE = 'en'

/** Every text of a dictionary by its dotted key, list positions included, in reading order. */
export function textsOf(dictionary: object, prefix = ''): Texts {
  return new Map(
    Object.entries(dictionary).flatMap(([name, node]: [string, unknown]) =>
      typeof node === 'object' && node !== null
        ? [...textsOf(node, `${prefix}${name}.`)]
        : [[`${prefix}${name}`, String(node)] as const],
    ),
  )
}

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

async function readDictionary(folder: string): Promise<object> {
  const index = pathToFileURL(resolve(folder, 'index.ts')).href
  const { default: shared }: { default: object } = await import(index)
  const pages = (await foldersIn(folder)).map(
    async (name) => [name, await readDictionary(join(folder, name))] as const,
  )
  return { ...shared, ...Object.fromEntries(await Promise.all(pages)) }
}

export const languagesIn = foldersIn

/** The texts of every language that has a dictionary, whatever was generated from them. */
export async function readAllTexts(folder: string): Promise<AllTexts> {
  const languages = (await languagesIn(folder)).map(
    async (language) => [language, textsOf(await readDictionary(join(folder, language)))] as const,
  )
  return new Map(await Promise.all(languages))
}
