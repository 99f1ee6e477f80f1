/** Below `md` the menu button replaces the navigation links. */
export const breakpoints = {
  sm: '40rem',
  md: '48rem',
  lg: '64rem',
  xl: '80rem',
}
