import { use } from 'react'
import { loadArticle, loadedArticle } from '../../../content/articles.ts'
import type { PostId } from '../../../content/post-ids.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { readPost } from '../posts.ts'
import { CallToAction } from './call-to-action.tsx'
import { MoreArticles } from './more-articles.tsx'
import { PostHead } from './post-head.tsx'
import { PostText } from './post-text.tsx'

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
        <PostText text={text} facts={facts} />
      </article>
      <MoreArticles id={id} />
      <CallToAction audience={post.audience} />
    </>
  )
}
