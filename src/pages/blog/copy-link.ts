import type { PostId } from '../../content/post-ids.ts'
import type { Language } from '../../i18n/languages.ts'
import { toast } from '../../layout/toaster/toast.ts'
import { LINK_TOAST_DURATION_MS } from '../../tuning.ts'
import { absoluteUrl, pagePath } from '../../urls/location.ts'
import { postSlug } from '../../urls/pages.ts'

/** The link of a post in a language, absolute */
export const linkOf = (id: PostId, language: Language): string =>
  absoluteUrl(pagePath(language, postSlug(id)))

/** Copies the link of a post; where the browser forbids it, a toast has it to copy by hand. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success({ title: 'blogPage.menu.linkCopied' })
  } catch {
    const duration = LINK_TOAST_DURATION_MS
    toast.error({ title: 'ui.copyFailed', description: () => url, copyable: true, duration })
  }
}
