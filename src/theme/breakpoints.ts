/**
 * Below `md` the menu button replaces the navigation links; from `wide` on one element of each page
 * bleeds off the edge of the screen.
 */
export const breakpoints = {
  sm: '40rem',
  md: '48rem',
  lg: '64rem',
  xl: '80rem',
  wide: '120rem',
}
