/** Apart from the dictionary, because the error screen must speak when no dictionary could load. */
export const errorPage = {
  title: 'Unexpected Application Error!',
  fallback: 'Something fell out of sync.',
  home: 'Back to home',
  reload: 'Reload the page',
} as const
