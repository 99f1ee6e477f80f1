/** Call before each animation: the setting can change. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
