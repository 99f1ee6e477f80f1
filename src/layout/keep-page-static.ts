export const STATIC_PAGE_NOTICE = 'static-page'

/**
 * Leaves a prerendered page as it is, as if no script ran: what needs one goes, links are plain
 * links, and the page says so (specification, Languages).
 */
export function keepPageStatic(): void {
  document.documentElement.dataset.static = ''
  document.getElementById(STATIC_PAGE_NOTICE)?.removeAttribute('hidden')
}
