import { use } from 'react'
import { loadArticle, loadedArticle } from '../../../content/articles.ts'
import type { PostId } from '../../../content/post-ids.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { readPost } from '../posts.ts'
import { ArticleText } from './article-text.tsx'
import { CallToAction } from './call-to-action.tsx'
import { MorePosts } from './more-posts.tsx'
import { PostHead } from './post-head.tsx'

/** An article; suspends until its text has been loaded. */
export function PostPage({ id }: { id: PostId }) {
  const t = useT()
  const language = useLanguage()
  const { default: text, facts } = loadedArticle(id, language) ?? use(loadArticle(id, language))
  const post = readPost(t, id)
  return (
    <>
      <article>
        <PostHead post={post} facts={facts} />
        {/* Countries are in another order, sections others. */}
        <ArticleText key={language + id} text={text} facts={facts} />
      </article>
      <MorePosts id={id} />
      <CallToAction audience={post.audience} />
    </>
  )
}
