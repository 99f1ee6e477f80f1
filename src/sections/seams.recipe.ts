import { defineRecipe } from '@pandacss/dev'

/** Half the width of the overlap of a closing panel, how far it is from the middle, and twice what the first line is moved by */
export const seams = (half: string, shift: string, indent?: string) => ({
  '--half': half,
  '--shift': shift,
  ...(indent && { '--indent': indent }),
})

/**
 * The overlap of a closing panel holds a whole word of its headline. Where that stands in two lines on a
 * phone, it does so from a tablet on.
 */
export const closingSeams = defineRecipe({
  className: 'closing-seams',
  staticCss: ['*'],
  variants: {
    page: {
      blog: {
        '&:lang(en)': seams('0.57em', '0.49em'),
        '&:lang(pl)': { md: seams('1.18em', '0.14em') },
        '&:lang(de)': seams('0.77em', '0.05em'),
        '&:lang(fr)': seams('0.77em', '-0.68em'),
        '&:lang(es)': seams('0.71em', '0.17em'),
        '&:lang(ru)': seams('0.64em', '0.3em'),
        '&:lang(nb)': seams('0.7em', '-0.2em'),
      },
      events: {
        '&:lang(en)': seams('0.39em', '-0.4em'),
        '&:lang(nb)': seams('0.95em', '0.22em'),
        md: {
          '&:lang(pl)': seams('0.43em', '1.09em'),
          '&:lang(de)': seams('1.51em', '0.02em'),
          '&:lang(fr)': seams('1.6em', '-1.14em'),
          '&:lang(es)': seams('1.33em', '0.04em'),
          '&:lang(ru)': seams('0.43em', '-0.04em'),
        },
      },
    },
  },
})
