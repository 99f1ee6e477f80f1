import { css, cx } from '@styled/css'
import { frame, link } from '@styled/recipes'
import { ArrowDown } from 'lucide'
import type { ArticleFacts } from '../../../content/article.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { Drawing } from './figure.tsx'
import { unfold } from './unfold.ts'

const styles = {
  panel: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8',
    borderRadius: 'lg',
    padding: 'panel',
  }),
  heading: css({ textStyle: 'label', mb: '2' }),
  text: css({ textStyle: 'lead', fontWeight: '500', textWrap: 'balance' }),
  /** The list below has the same words. */
  lookUp: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    mt: '4',
    textStyle: 'title',
    fontSize: { lg: '[2.75rem]' },
    '& > *': { maxWidth: 'full' },
    '--ground': '{colors.creator}',
    '--on': '{colors.ink}',
    _noScript: { display: 'none' },
    _print: { display: 'none' },
  }),
  country: css({ width: 'full', textStyle: 'label' }),
  words: css({
    bg: 'ink',
    color: 'creator',
    borderRadius: 'control',
    paddingInline: '3',
    paddingBlock: '2',
  }),
  /** A post with the label that was chosen */
  post: css({
    display: { base: 'none', md: 'block' },
    flex: '[none]',
    width: '[11rem]',
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
  return (
    <aside className={cx(frame({ tone: 'blush', size: 'bare' }), styles.panel)}>
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
              onChange={(event) => choose(Number(event.target.value))}
              options={labels.map(({ country }, index) => ({ value: `${index}`, label: country }))}
            />
            <output htmlFor="country" className={styles.words}>
              {label.text}
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
