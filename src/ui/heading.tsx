import { css, cx } from '@styled/css'
import { type HeadingVariantProps, heading } from '@styled/recipes'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { sentencesOf, wordFitOf } from './text.tsx'

interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3
  variant?: HeadingVariantProps['variant']
  /** Renders the text of a sentence */
  words?: ((text: string) => ReactNode) | undefined
  children: string
}

const sentence = css({ display: 'block', textWrap: 'balance' })
const whole = css({ display: 'inline-block', maxWidth: 'full' })

const DIVISIBLE = /(\S*\u00AD\S*)/

/** Keeps words with soft hyphens whole unless they are wider than their column: balanced lines would divide them. */
export const wholeWords = (
  text: string,
  render: (part: string) => ReactNode = (part) => part,
): ReactNode =>
  text.split(DIVISIBLE).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place
    <Fragment key={index}>
      {DIVISIBLE.test(part) ? <span className={whole}>{render(part)}</span> : render(part)}
    </Fragment>
  ))

/** A heading; each of its sentences is on a line of its own. */
export function Heading(props: HeadingProps) {
  const {
    level,
    variant,
    words = (text: string) => wholeWords(text),
    className,
    children,
    ...rest
  } = props
  const Tag = `h${level}` as const
  const sentences = sentencesOf(children)
  return (
    <Tag {...rest} className={cx(heading({ variant, wordFit: wordFitOf(children) }), className)}>
      {sentences.length === 1
        ? words(children)
        : sentences.map((text) => (
            <span key={text} className={sentence}>
              {words(text)}{' '}
            </span>
          ))}
    </Tag>
  )
}
