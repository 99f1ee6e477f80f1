// @ts-expect-error Panda's helpers have no types
import { toHash } from '../../styled-system/helpers.mjs'

/**
 * Panda's recipe function without what this site does not use: variants by breakpoint and compound
 * variants. `button` with `{ tone: 'brand' }` → `button button--tone_brand button--size_md`, hashed
 * as panda.config.ts says.
 */
export function createRecipe(name: string, defaults: Record<string, unknown>) {
  const getVariantProps = (variants: Record<string, unknown> = {}) => ({
    ...defaults,
    ...Object.fromEntries(Object.entries(variants).filter(([, value]) => value !== undefined)),
  })
  const recipeFn = (variants?: Record<string, unknown>) =>
    [
      name,
      ...Object.entries(getVariantProps(variants)).map(
        ([variant, value]) => `${name}--${variant}_${value}`,
      ),
    ]
      .map((className) => toHash(className).slice(-4))
      .join(' ')
  return { recipeFn, getVariantProps, __getCompoundVariantCss__: () => ({}) }
}

/** Part of what the generated recipes import; nothing here merges two recipes. */
export const mergeRecipes = () => {
  throw new Error('Merging recipes is not part of the build')
}
