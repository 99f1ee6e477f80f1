/** Id of the list of languages in the footer. */
export const LANGUAGE_LIST = 'languages'

/** Focuses the list: the fallback when the language menu fails to load. */
export const focusLanguageList = (): void =>
  document.getElementById(LANGUAGE_LIST)?.querySelector('a')?.focus()
