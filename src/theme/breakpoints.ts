/**
 * Where a layout changes. `md` is the breakpoint below which the menu button replaces the links;
 * from `wide` on one element of each page runs to the edge of the screen.
 */
export const breakpoints = {
  sm: '40rem',
  md: '48rem',
  lg: '64rem',
  xl: '80rem',
  '2xl': '96rem',
  wide: '120rem',
}
