import type { Translations } from './i18n-types.ts'

/**
 * What the error screen says when no dictionary at all could be loaded: the English texts once
 * more, for they cannot be waited for. A test keeps the two alike.
 */
export const LAST_RESORT = {
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Something fell out of sync.',
    home: 'Back to home',
    reload: 'Reload the page',
  },
} satisfies Pick<Translations, 'errorPage'>
