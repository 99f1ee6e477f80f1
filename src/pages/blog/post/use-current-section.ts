import { useEffect, useState } from 'react'
import type { ArticleFacts } from '../../../content/article.ts'

/** The line that a section is read from: a third of the screen from its top */
const READING_LINE = { rootMargin: '-33% 0px -67%' }

/** The id of the section that is being read; none before the first. */
export function useCurrentSection(sections: ArticleFacts['sections']): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        setCurrent((id) => (isIntersecting ? target.id : id === target.id ? undefined : id))
    }, READING_LINE)
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
