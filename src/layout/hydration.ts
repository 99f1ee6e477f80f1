/** A prerendered page is hydrated, or stays static. */

/** Dispatched on the window once a prerendered page is hydrated. */
export const HYDRATED_EVENT = 'hydrated'

export const STATIC_PAGE_NOTICE_ID = 'static-page'

/**
 * Keeps a prerendered page without hydrating it: whatever needs a script is hidden, links are plain
 * links, and a notice says so (specification, Languages).
 */
export function keepPageStatic(): void {
  document.documentElement.dataset.static = ''
  document.getElementById(STATIC_PAGE_NOTICE_ID)?.removeAttribute('hidden')
}

export const isPageStatic = (): boolean => 'static' in document.documentElement.dataset
