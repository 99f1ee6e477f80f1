/** Page backgrounds in both colour schemes, also for what needs them without a style sheet */
export const GROUND = { light: '#F6F1E8', dark: '#131210' } as const
