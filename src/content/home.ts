/** The four core services, each with its illustration. */
export const SERVICES = [
  { id: 'scouting', art: 'service-scouting' },
  { id: 'analysis', art: 'service-analysis' },
  { id: 'sourcing', art: 'service-sourcing' },
  { id: 'education', art: 'service-education' },
] as const

/** Indices of `homePage.whyChoosePoints` */
export const REASONS = [0, 1, 2, 3, 4, 5] as const
