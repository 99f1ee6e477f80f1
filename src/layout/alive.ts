/** Sent to the window once a prerendered page is alive: React has taken it over and hears events. */
export const ALIVE = 'alive'
