import type { DefaultTreeAdapterTypes } from 'parse5'

type ParentNode = Pick<DefaultTreeAdapterTypes.Document, 'childNodes'>
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** All elements of a parsed document, in its order. */
export function* elementsOf({ childNodes }: ParentNode): Generator<HtmlElement> {
  for (const node of childNodes) {
    if ('tagName' in node) yield node
    if ('childNodes' in node) yield* elementsOf(node)
  }
}
