import { useEffect } from 'react'
import { languageEntry } from '../../i18n/languages.ts'
import { useLanguageActor } from '../../i18n/use-language.ts'
import { resolveLocation } from '../../urls/location.ts'
import { isReachable, reloadInLanguage } from '../full-page-load.ts'
import { toast } from '../toaster/toast.ts'

/**
 * A language that fails to load is opened by a full page load: a new release has other files. While the
 * site is unreachable, the page keeps its language, and a toast says so.
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
