import { defineRecipe } from '@pandacss/dev'

/** Half the width of the overlap, and how far it is from the middle */
const seams = (half: string, shift: string) => ({ '--half': half, '--shift': shift })

/**
 * The end of Home: its headline fills the window. In one line the overlap holds a whole word of
 * it, on a narrow screen, in two lines, its seams run through the middle of letters: no sliver of one is left.
 */
export const finale = defineRecipe({
  className: 'finale',
  staticCss: ['*'],
  base: {
    // It hangs from the dark band above it.
    '--top': '0',
    '--finale': '18vw',
    '--air': '5.5rem',
    '&:lang(en)': { '--finale': '25vw', ...seams('0.29em', '-0.09em') },
    '&:lang(de)': { '--half': '0.53em' },
    '&:lang(es)': { '--finale': '21vw' },
    '&:lang(ru)': seams('0.57em', '0.03em'),
    lg: {
      '--air': 'min(13vw, 24svh)',
      '--finale': '11.5vw',
      '&:lang(en)': { '--finale': '11.5vw', ...seams('0.92em', '0.72em') },
      '&:lang(pl)': { '--finale': '9.8vw', ...seams('1.17em', '0.77em') },
      '&:lang(de)': seams('1.26em', '-0.3em'),
      '&:lang(fr)': seams('1.12em', '0.13em'),
      '&:lang(es)': { '--finale': '11.4vw', ...seams('1.11em', '0.59em') },
      '&:lang(ru)': seams('1.16em', '0.37em'),
      '&:lang(nb)': seams('1.52em', '-0.09em'),
    },
  },
})
