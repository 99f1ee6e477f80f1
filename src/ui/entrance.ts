type Side = 'left' | 'right'

/** Marks a column of a page's hero with the side that it enters from. */
export const entersFrom = (side: Side) => ({ 'data-enters': side })
