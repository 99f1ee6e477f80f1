import { useCurrentYear } from '../ui/use-clock.ts'

/**
 * The current year, also on a page that was prerendered in an earlier one (specification, Header
 * and footer). A component of its own: it alone renders again.
 */
export const CopyrightYear = () => useCurrentYear()
