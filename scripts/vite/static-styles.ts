import MagicString from 'magic-string'
import type { ESTree, Plugin } from 'vite'

/**
 * Styles are known at build time, so their functions need not run in the browser: `css({ … })`
 * becomes the class names that Panda made of it, `styles.card` those of the module's `styles`
 * object, and recipes keep only what chooses a variant (create-recipe.ts). This takes some 6 kB off
 * the first visit. Panda 2 has it built in (`@pandacss/vite`, `transform: true`); until then, here
 * it is for what this site uses.
 */
export function staticStyles(): Plugin {
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
        const classNames = new Map<number, string>()
        for (const { start, end, argument } of styleCalls(program)) {
          // One that ran in the browser would bring 6 kB of Panda to every page.
          if (!isWrittenOut(argument)) this.error('css() takes styles that are written out', start)
          const styles = evaluate(code.slice(argument.start, argument.end))
          const literal = JSON.stringify(css(styles))
          classNames.set(start, literal)
          edited.overwrite(start, end, literal)
        }
        const styles = stylesObject(program)
        for (const { start, end, name } of styles ? readsOfStyles(program) : []) {
          const literal = classNames.get(styles?.get(name) ?? -1)
          if (literal) edited.overwrite(start, end, literal)
        }
        return { code: edited.toString(), map: edited.generateMap({ hires: true }) }
      },
    },
    buildEnd(error) {
      if (!error && !hasRecipe) this.error('No recipe of styled-system imports create-recipe.mjs')
    },
  }
}

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

/** Every `css(…)`. */
function* styleCalls(node: unknown): Generator<StyleCall> {
  if (Array.isArray(node)) {
    for (const each of node) yield* styleCalls(each)
    return
  }
  if (!isNode(node)) return
  if (node.type === 'CallExpression' && isNamed(node.callee, 'css')) {
    const [argument] = node.arguments
    if (argument) yield { start: node.start, end: node.end, argument }
  }
  for (const child of Object.values(node)) yield* styleCalls(child)
}

/** Where the `css(…)` calls of the module's `const styles = { … }` start, by their names. */
function stylesObject({ body }: ESTree.Program): Map<string, number> | undefined {
  const init = body
    .filter((node) => node.type === 'VariableDeclaration')
    .filter(({ kind }) => kind === 'const')
    .flatMap(({ declarations }) => declarations)
    .find(({ id }) => isNamed(id, 'styles'))?.init
  if (init?.type !== 'ObjectExpression') return undefined
  return new Map(
    init.properties.flatMap((property) =>
      property.type === 'Property' &&
      !property.computed &&
      property.key.type === 'Identifier' &&
      property.value.type === 'CallExpression' &&
      isNamed(property.value.callee, 'css')
        ? [[property.key.name, property.value.start] as const]
        : [],
    ),
  )
}

/** Every `styles.name`. */
function* readsOfStyles(
  node: unknown,
): Generator<{ start: number; end: number; name: string }, void> {
  if (Array.isArray(node)) {
    for (const each of node) yield* readsOfStyles(each)
    return
  }
  if (!isNode(node)) return
  if (node.type === 'MemberExpression' && !node.computed && isNamed(node.object, 'styles')) {
    if (node.property.type === 'Identifier')
      yield { start: node.start, end: node.end, name: node.property.name }
    return
  }
  for (const child of Object.values(node)) yield* readsOfStyles(child)
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
