import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { elementsOf, type HtmlElement } from '../../scripts/build/elements.ts'

export const CLIENT = 'dist/client'

/** All built documents, by their path below the folder of the client. */
export const documentFiles = (): string[] => globSync('**/*.html', { cwd: CLIENT }).sort()

export const readBuilt = (file: string): string => readFileSync(join(CLIENT, file), 'utf8')

export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

export const elementsIn = (html: string): HtmlElement[] => [...elementsOf(parse(html))]

export const textOf = (element: HtmlElement): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
