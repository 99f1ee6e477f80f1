import type { PostId } from '../../content/post-ids.ts'
import type { Language } from '../../i18n/languages.ts'
import { toast } from '../../layout/toaster/toast.ts'
import { copyText } from '../../ui/copy-text.ts'
import { absoluteUrl, pagePath } from '../../urls/location.ts'
import { postSlug } from '../../urls/pages.ts'

/** The link of a post in a language, absolute */
export const linkOf = (id: PostId, language: Language): string =>
  absoluteUrl(pagePath(language, postSlug(id)))

/** Copies the link of a post, and says whether that worked. */
export async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) toast.success({ title: 'blogPage.menu.linkCopied' })
  else toast.error({ title: 'ui.copyFailed' })
}
