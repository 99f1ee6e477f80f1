import { css } from '@styled/css'
import { link } from '@styled/recipes'
import { useEffect, useState } from 'react'
import type { ArticleFacts } from '../../../content/article.ts'
import { useT } from '../../../i18n/use-t.ts'

const styles = {
  nav: css({
    position: { lg: 'sticky' },
    top: { lg: '[calc({sizes.header} + {spacing.8})]' },
    _print: { display: 'none' },
  }),
  title: css({ textStyle: 'label', color: 'textMuted', mb: '3' }),
  link: css({
    display: 'block',
    py: '2',
    paddingInlineStart: '4',
    borderRadius: '[0]',
    borderInlineStart: '[0.375rem solid {colors.line}]',
    textStyle: 'nav',
    color: 'textMuted',
    _current: { borderColor: 'creatorText', color: 'text' },
  }),
}

type Sections = ArticleFacts['sections']

/** Everything above the lower two thirds of the screen, scrolled past or not */
const READ = { rootMargin: '99999% 0px -66%' }

/** The section that is being read: the last one whose heading has passed a third of the screen. */
function useCurrentSection(sections: Sections): string | undefined {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setRead((before) => {
        const now = new Set(before)
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) now.add(target.id)
          else now.delete(target.id)
        return now
      })
    }, READ)
    for (const { id } of sections) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [sections])
  return sections.findLast(({ id }) => read.has(id))?.id
}

/** Links to the sections of an article; the one that is being read is marked. */
export function Contents({ sections }: { sections: Sections }) {
  const t = useT()
  const current = useCurrentSection(sections)
  return (
    <nav className={styles.nav} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {t('blogPage.article.contents')}
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={`${link({ variant: 'quiet' })} ${styles.link}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
