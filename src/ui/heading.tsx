import { css, cx } from '@styled/css'
import { type HeadingVariantProps, heading } from '@styled/recipes'
import type { ComponentProps } from 'react'
import { wordFitOf } from './fit.ts'
import { sentencesOf } from './sentences.ts'

interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3
  look?: HeadingVariantProps['look']
  children: string
}

const sentence = css({ display: 'block', textWrap: 'balance' })

/** A heading; each of its sentences is on a line of its own. */
export function Heading({ level, look, className, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  const sentences = sentencesOf(children)
  return (
    <Tag {...rest} className={cx(heading({ look, wordFit: wordFitOf(children) }), className)}>
      {sentences.length === 1
        ? children
        : sentences.map((text) => (
            <span key={text} className={sentence}>
              {text}{' '}
            </span>
          ))}
    </Tag>
  )
}
