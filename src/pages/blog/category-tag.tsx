import type { TagVariantProps } from '@styled/recipes'
import type { PostCategory } from '../../content/posts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Tag } from '../../ui/tag.tsx'

const TONES = {
  ai: 'creator',
  cybersecurity: 'brand',
  influencerMarketing: 'unison',
  genZ: 'blush',
} as const satisfies Record<PostCategory, TagVariantProps['tone']>

export function CategoryTag({ category }: { category: PostCategory }) {
  const t = useT()
  return <Tag tone={TONES[category]}>{t(`blogPage.categories.${category}`)}</Tag>
}
