import { css, cx } from '@styled/css'
import { frame, link } from '@styled/recipes'
import { ArrowDown } from 'lucide'
import { useRef } from 'react'
import type { ArticleFacts, Words } from '../../../content/articles.ts'
import { useT } from '../../../i18n/use-t.ts'
import { wipeDown } from '../../../ui/entrance.ts'
import { Icon } from '../../../ui/icon.tsx'
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'
import { Select } from '../../../ui/select.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Drawing } from './figure.tsx'
import { unfold } from './unfold.ts'

const styles = {
  panel: css({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '8',
    borderRadius: 'lg',
    padding: 'panel',
  }),
  heading: css({ textStyle: 'label', mb: '2' }),
  text: css({ textStyle: 'lead', fontWeight: '500', textWrap: 'balance' }),
  /** The list below has the same words. */
  lookUp: css({
    display: 'grid',
    justifyItems: 'start',
    gap: '4',
    mt: '6',
    textStyle: 'title',
    '& > *': { maxWidth: 'full' },
    '--ground': '{colors.creator}',
    '--on': '{colors.ink}',
    _noScript: { display: 'none' },
    _print: { display: 'none' },
  }),
  country: css({ textStyle: 'label' }),
  words: css({
    bg: 'ink',
    color: 'creator',
    borderRadius: 'md',
    paddingInline: '4',
    paddingBlock: '3',
    textWrap: 'balance',
  }),
  /** The label's first words, up to its first comma */
  word: css({ display: 'block', textStyle: 'display3' }),
  /** A post with the label that was chosen */
  post: css({
    display: { base: 'none', md: 'block' },
    flex: '[none]',
    width: '[clamp(11rem, 18.5vw, 18rem)]',
    _print: { display: 'none' },
  }),
  rules: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    textStyle: 'label',
  }),
}

/** The shorter the word, the larger: “« Publicité »” fits beside the post and on a small phone. */
const WORD_SIZES = [
  { upTo: 4, size: css({ fontSize: '[min(30vw, 8rem)]', lineHeight: '0.85', mb: '2' }) },
  {
    upTo: 15,
    size: css({ fontSize: { base: '[13vw]', md: '[10.5vw]', lg: '[min(6.2vw, 8rem)]' } }),
  },
]

function sizeOf(words: readonly Words[]) {
  const { length } = words.map(({ text }) => text).join('')
  return WORD_SIZES.find(({ upTo }) => length <= upTo)?.size
}

const pronounced = ({ text, lang }: Words) =>
  lang ? (
    <span key={text} lang={lang}>
      {text}
    </span>
  ) : (
    text
  )

interface FirstStepProps {
  facts: ArticleFacts
  /** The label that is looked up, as its index */
  chosen: number
  choose: (index: number) => void
}

/** What the reader does first; where that is finding a word, it is found here. */
export function FirstStep({ facts: { first, labels }, chosen, choose }: FirstStepProps) {
  const t = useT()
  const label = labels[chosen]
  const words = useRef<HTMLOutputElement>(null)
  return (
    <aside className={cx(frame({ tone: 'blush' }), styles.panel)}>
      <div>
        <p className={styles.heading}>{t('blogPage.article.first')}</p>
        <p className={styles.text}>{first}</p>
        {label && (
          <div className={styles.lookUp}>
            <label htmlFor="country" className={styles.country}>
              {t('blogPage.article.country')}
            </label>
            <Select
              id="country"
              value={chosen}
              onChange={(event) => {
                choose(Number(event.target.value))
                if (words.current && !prefersReducedMotion()) wipeDown(words.current)
              }}
              options={labels.map(({ country }, index) => ({ value: `${index}`, label: country }))}
            />
            <output ref={words} htmlFor="country" className={styles.words}>
              <span className={cx(styles.word, sizeOf(label.first))}>
                {label.first.map(pronounced)}
              </span>
              {label.others.length > 0 && <VisuallyHidden>, </VisuallyHidden>}
              {label.others.map(pronounced)}
            </output>
            <a
              href={`#${label.id}`}
              onClick={() => unfold(label.id)}
              className={cx(link(), styles.rules)}
            >
              {t('blogPage.article.rules')}
              <Icon of={ArrowDown} />
            </a>
          </div>
        )}
      </div>
      {label && (
        <div className={styles.post} aria-hidden="true">
          <Drawing name="label-first" />
        </div>
      )}
    </aside>
  )
}
