import { defineRecipe } from '@pandacss/dev'

/** Half the width of the overlap, and how far the text is moved, twice */
const seams = (half: string, shift: string) => ({ '--half': half, '--shift': shift })

/**
 * The poster that closes Home: its headline fills the window, in one line, on a narrow screen in two. Each
 * seam runs through the middle of a letter, so that no sliver of one is left.
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
      '--poster': '11vw',
      '--air': 'min(13vw, 24svh)',
      '&:is(:lang(en), :lang(es))': { '--poster': '11vw' },
      '&:lang(en)': seams('0.92em', '-0.38em'),
      '&:lang(pl)': { '--poster': '9.8vw', ...seams('0.71em', '-0.14em') },
      '&:lang(de)': seams('0.58em', '-0.26em'),
      '&:lang(fr)': seams('0.66em', '-0.66em'),
      '&:lang(es)': seams('0.63em', '0.24em'),
      '&:lang(ru)': seams('0.72em', '-0.34em'),
      '&:lang(no)': seams('0.62em', '-0.36em'),
    },
  },
})
