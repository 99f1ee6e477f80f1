import { defineRecipe } from '@pandacss/dev'

/** Half the width of the overlap, and how far the text is moved, twice */
const seams = (half: string, shift: string) => ({ '--half': half, '--shift': shift })

/**
 * The poster that closes Home: its headline fills the window. In one line the overlap holds a whole word of
 * it, on a narrow screen, in two lines, its seams run through the middle of letters: no sliver of one is left.
 */
export const poster = defineRecipe({
  className: 'poster',
  staticCss: ['*'],
  base: {
    '--poster': '18vw',
    '--air': '5.5rem',
    '&:lang(en)': { '--poster': '25vw', ...seams('0.29em', '0.18em') },
    '&:lang(de)': { '--half': '0.53em' },
    '&:lang(es)': { '--poster': '21vw' },
    '&:lang(ru)': seams('0.57em', '-0.06em'),
    lg: {
      '--air': 'min(13vw, 24svh)',
      '--poster': '10.5vw',
      '&:lang(en)': { '--poster': '11.5vw', ...seams('0.92em', '-1.44em') },
      '&:lang(pl)': { '--poster': '8.4vw', ...seams('1.17em', '-1.54em') },
      '&:lang(de)': seams('1.26em', '0.6em'),
      '&:lang(fr)': seams('1.12em', '-0.26em'),
      '&:lang(es)': { '--poster': '10vw', ...seams('1.11em', '-1.18em') },
      '&:lang(ru)': seams('1.16em', '-0.74em'),
      '&:lang(no)': seams('1.52em', '0.18em'),
    },
  },
})
