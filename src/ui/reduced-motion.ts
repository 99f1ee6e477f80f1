/** Whether the visitor asked for less movement. Ask when about to move: it can change. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
