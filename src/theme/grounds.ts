/** The grounds of a page in both colour schemes, for what colours itself before a style sheet is there. */
export const GROUND = { light: '#F6F1E8', dark: '#131210' } as const
