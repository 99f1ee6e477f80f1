import { useEffect } from 'react'
import { languageEntry } from '../../i18n/languages.ts'
import { useLanguageActor } from '../../i18n/use-language.ts'
import { resolveLocation } from '../../urls/location.ts'
import { isReachable, reloadInLanguage } from '../full-page-load.ts'
import { toast } from '../toaster/toast.ts'

/**
 * Where the page cannot be shown in the chosen language, it is opened by a full page load: a new release has
 * other files, and a page that the browser has translated is left by a new document. While the site is
 * unreachable, the page keeps its language, and a toast says so.
 */
export function useUnavailableLanguage(): void {
  const language = useLanguageActor()
  useEffect(() => {
    const subscription = language.on('language.unavailable', async ({ language: chosen }) => {
      const { current } = language.getSnapshot().context
      if (await isReachable(location.href)) {
        // The visitor may have chosen another one meanwhile.
        const { pathname, search, hash } = location
        const isLastChoice = language.getSnapshot().context.requested === current
        if (isLastChoice) reloadInLanguage(resolveLocation(pathname, chosen) + search + hash)
        return
      }
      const { inSentence } = languageEntry(current)
      toast.error({
        title: 'langSwitcher.failed.title',
        description: (t) => t('langSwitcher.failed.description', { language: inSentence }),
      })
    })
    return () => subscription.unsubscribe()
  }, [language])
}
