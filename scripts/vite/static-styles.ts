import { fileURLToPath } from 'node:url'
import type { AnyNode, Program } from 'acorn'
import { full } from 'acorn-walk'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'

/**
 * Styles are known at build time, so their functions need not run in the browser: `css({ … })`
 * becomes the class names that Panda made of it, `styles.card` those of the module's `styles`
 * object, and recipes keep only what chooses a variant (create-recipe.ts). This takes some 6 kB off
 * the first visit. Panda 2 has it built in (`@pandacss/vite`, `transform: true`); until then, here
 * it is for what this site uses.
 */
export function staticStyles(): Plugin {
  const recipe = fileURLToPath(new URL('./create-recipe.ts', import.meta.url))
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
        const program = this.parse(code) as unknown as Program
        const alias = aliasOfCss(program)
        if (alias) this.error(`css is known by its name alone: import it as css, not as ${alias}`)
        const edited = new MagicString(code)
        const classNames = new Map<number, string>()
        const styles = stylesObject(program)
        full(program, (each) => {
          const node = each as AnyNode
          if (node.type !== 'CallExpression' || !isNamed(node.callee, 'css')) return
          const {
            start,
            end,
            arguments: [argument],
          } = node
          if (!argument) return
          // One that ran in the browser would bring 6 kB of Panda to every page.
          if (!isWrittenOut(argument)) this.error('css() takes styles that are written out', start)
          const literal = JSON.stringify(css(evaluate(code.slice(argument.start, argument.end))))
          classNames.set(start, literal)
          edited.overwrite(start, end, literal)
        })
        full(program, (each) => {
          const node = each as AnyNode
          if (node.type !== 'MemberExpression' || node.computed) return
          if (!isNamed(node.object, 'styles') || node.property.type !== 'Identifier') return
          const literal = classNames.get(styles.get(node.property.name) ?? -1)
          if (literal) edited.overwrite(node.start, node.end, literal)
        })
        return { code: edited.toString(), map: edited.generateMap({ hires: true }) }
      },
    },
    buildEnd(error) {
      if (!error && !hasRecipe) this.error('No recipe of styled-system imports create-recipe.mjs')
    },
  }
}

/** Another name that a module gives to `css`. */
function aliasOfCss({ body }: Program): string | undefined {
  return body
    .filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source }) => source.value === '@styled/css')
    .flatMap(({ specifiers }) => specifiers)
    .filter((specifier) => specifier.type === 'ImportSpecifier')
    .find(({ imported, local }) => isNamed(imported, 'css') && local.name !== 'css')?.local.name
}

/** Where the `css(…)` calls of the module's `const styles = { … }` start, by their names. */
function stylesObject({ body }: Program): ReadonlyMap<string, number> {
  const init = body
    .filter((node) => node.type === 'VariableDeclaration')
    .filter(({ kind }) => kind === 'const')
    .flatMap(({ declarations }) => declarations)
    .find(({ id }) => isNamed(id, 'styles'))?.init
  return new Map(
    (init?.type === 'ObjectExpression' ? init.properties : []).flatMap((property) =>
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

const isNamed = (node: AnyNode, name: string): boolean =>
  node.type === 'Identifier' && node.name === name

/** An object, a list or a literal that names nothing outside itself. */
function isWrittenOut(node: AnyNode): boolean {
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
