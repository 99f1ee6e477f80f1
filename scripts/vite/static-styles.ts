import MagicString from 'magic-string'
import type { ESTree, Plugin } from 'vite'
import { shortenStyles } from './short-names.ts'

/**
 * Styles are known at build time, so their functions need not run in the browser: `css({ … })`
 * becomes the class names that Panda made of it, and recipes keep only what chooses a variant
 * (create-recipe.ts). This takes some 6 kB off the first visit. Panda 2 has it built in
 * (`@pandacss/vite`, `transform: true`); until then, here it is for what this site uses.
 *
 * @param rename what the classes of an element are called in a build
 */
export function staticStyles(rename = async (classes: string) => classes): Plugin {
  const recipe = new URL('./create-recipe.ts', import.meta.url).pathname
  let hasRecipe = false
  const styledSystem = new URL('../../styled-system/css/index.mjs', import.meta.url).href
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const isRecipe = importer?.includes('/styled-system/recipes/') ?? false
        if (!isRecipe || !source.endsWith('/create-recipe.mjs')) return undefined
        hasRecipe = true
        return recipe
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?.*)?$/, code: '@styled/css' },
      async handler(code) {
        const { css }: typeof import('@styled/css') = await import(styledSystem)
        const program = this.parse(code)
        const alias = aliasOfCss(program)
        if (alias) this.error(`css is known by its name alone: import it as css, not as ${alias}`)
        const edited = new MagicString(code)
        for (const { start, end, argument } of styleCalls(program)) {
          const styles = evaluate(code.slice(argument.start, argument.end))
          edited.overwrite(start, end, JSON.stringify(await rename(css(styles))))
        }
        return { code: edited.toString(), map: edited.generateMap({ hires: true }) }
      },
    },
    buildEnd(error) {
      if (!error && !hasRecipe) this.error('No recipe of styled-system imports create-recipe.mjs')
    },
  }
}

/** The style sheet, by the same short names. */
export const shortStyles = (): Plugin => ({
  name: 'short-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/theme\/styles\.css/ },
    handler: async (code) => ({ code: await shortenStyles(code), map: null }),
  },
})

/** Another name that a module gives to `css`. */
function aliasOfCss({ body }: ESTree.Program): string | undefined {
  return body
    .filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source }) => source.value === '@styled/css')
    .flatMap(({ specifiers }) => specifiers)
    .filter((specifier) => specifier.type === 'ImportSpecifier')
    .find(({ imported, local }) => isNamed(imported, 'css') && local.name !== 'css')?.local.name
}

interface StyleCall {
  start: number
  end: number
  argument: ESTree.Node
}

/** Every `css(…)` whose argument is written out; any other keeps its function. */
function* styleCalls(node: unknown): Generator<StyleCall> {
  if (Array.isArray(node)) {
    for (const each of node) yield* styleCalls(each)
    return
  }
  if (!isNode(node)) return
  if (node.type === 'CallExpression' && isNamed(node.callee, 'css')) {
    const [argument] = node.arguments
    if (argument && isWrittenOut(argument)) yield { start: node.start, end: node.end, argument }
  }
  for (const child of Object.values(node)) yield* styleCalls(child)
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

const isNamed = (node: ESTree.Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name

/** An object, a list or a literal that names nothing outside itself. */
function isWrittenOut(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'Literal':
      return true
    case 'TemplateLiteral':
      return node.expressions.length === 0
    case 'UnaryExpression':
      return isWrittenOut(node.argument)
    case 'ArrayExpression':
      return node.elements.every((element) => element !== null && isWrittenOut(element))
    case 'ObjectExpression':
      return node.properties.every(
        (property) =>
          property.type === 'Property' &&
          (!property.computed || isWrittenOut(property.key)) &&
          isWrittenOut(property.value),
      )
    default:
      return false
  }
}

/** The value of an expression that `isWrittenOut`: our own source, at build time. */
const evaluate = (expression: string) => new Function(`return (${expression})`)()
