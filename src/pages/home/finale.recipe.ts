import { defineRecipe } from '@pandacss/dev'
import { seams } from '../../sections/seams.recipe.ts'

/**
 * The end of Home: its headline fills the window. In one line the overlap holds a whole word of it, on a
 * phone, in two lines, its seams run between words or at least between letters of both.
 */
export const finale = defineRecipe({
  className: 'finale',
  staticCss: ['*'],
  base: {
    // It hangs from the dark band above it.
    '--top': '0',
    '--finale': '18vw',
    '--air': '5.5rem',
    '&:lang(en)': { '--finale': '27.5vw', ...seams('0.215em', '0.375em', '0.4em') },
    '&:lang(pl)': seams('0.215em', '0.13em', '-0.44em'),
    '&:lang(de)': seams('0.37em', '0.07em', '-0.4em'),
    '&:lang(fr)': seams('0.245em', '0.255em', '-0.34em'),
    '&:lang(es)': seams('0.4em', '0.02em', '0.24em'),
    '&:lang(ru)': seams('0.36em', '0.42em', '-0.46em'),
    '&:lang(nb)': seams('0.48em', '-0.11em', '-0.08em'),
    md: {
      '--air': 'min(10vw, 18svh)',
      '--finale': '11.5vw',
      '--place': '2',
      '&:lang(en)': { '--finale': '13.4vw', ...seams('0.92em', '0.72em') },
      '&:lang(pl)': { '--finale': '9.8vw', ...seams('1.17em', '0.77em') },
      '&:lang(de)': seams('1.26em', '-0.3em'),
      '&:lang(fr)': seams('1.12em', '0.13em'),
      '&:lang(es)': seams('1.11em', '0.59em'),
      '&:lang(ru)': seams('1.16em', '0.37em'),
      '&:lang(nb)': seams('1.52em', '-0.09em'),
    },
  },
})
