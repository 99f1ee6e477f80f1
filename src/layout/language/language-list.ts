/** The list of the languages in the footer, where every visitor can choose one. */
export const LANGUAGE_LIST = 'languages'

/** Takes the visitor to the list, when the menu of the languages cannot be had. */
export const goToLanguageList = (): void =>
  document.getElementById(LANGUAGE_LIST)?.querySelector('a')?.focus()
