import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}
const currentYear = () => new Date().getFullYear()
const buildYear = () => __BUILD_YEAR__

/**
 * The current year, also on a page that was prerendered in an earlier one (specification, Header
 * and footer).
 */
export const CopyrightYear = () => useSyncExternalStore(subscribeToNothing, currentYear, buildYear)
