import { useEffect, useState } from 'react'
import type { ArticleFacts } from '../../../content/article.ts'

/** All that begins above the line a section is read from: a third of the screen from its top */
const BEGUN = { rootMargin: '10000% 0px -67%' }

/** The id of the section that is being read, until the next one begins; none before the first. */
export function useCurrentSection(sections: ArticleFacts['sections']): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const begun = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        begun[isIntersecting ? 'add' : 'delete'](target.id)
      setCurrent(sections.findLast(({ id }) => begun.has(id))?.id)
    }, BEGUN)
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
