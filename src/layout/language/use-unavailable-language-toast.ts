import { useEffect } from 'react'
import { languageEntry } from '../../i18n/languages.ts'
import { useLanguageActor } from '../../i18n/use-language.ts'
import { toast } from '../toaster/toast.ts'

/** Shows a toast when a language fails to load; the page stays in the current one. */
export function useUnavailableLanguageToast(): void {
  const language = useLanguageActor()
  useEffect(() => {
    const subscription = language.on('language.unavailable', () => {
      const { inSentence } = languageEntry(language.getSnapshot().context.current)
      toast.error({
        title: 'langSwitcher.failed.title',
        description: (t) => t('langSwitcher.failed.description', { language: inSentence }),
      })
    })
    return () => subscription.unsubscribe()
  }, [language])
}
