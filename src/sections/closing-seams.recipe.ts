import { defineRecipe } from '@pandacss/dev'

/** Half the width of the overlap, how far it is from the middle, and twice what the first line is moved by */
const seams = (half: string, shift: string, indent?: string) => ({
  '--half': half,
  '--shift': shift,
  ...(indent && { '--indent': indent }),
})

/**
 * Where the seams of a closing panel cut its headline, in each language. On a wide screen those of Home run
 * through a letter, which changes its ink there; between those of others stands a whole word. Where it stands in
 * two lines on a phone, those of Home run between letters of both, others in the middle.
 */
export const closingSeams = defineRecipe({
  className: 'closing-seams',
  staticCss: ['*'],
  variants: {
    page: {
      /** Its headline fills the window. */
      home: {
        '--finale': '18vw',
        // In two lines however large the text is, as the first is moved
        '--side': 'max(4vw, 50vw - 2.75em)',
        '--air': '5.5rem',
        '&:lang(en)': { '--finale': '27.5vw', ...seams('0.215em', '0.375em', '0.4em') },
        '&:lang(pl)': seams('0.215em', '0.13em', '-0.44em'),
        // Its first line, moved by the indent, stays within the window with wider spaces, too.
        '&:lang(de)': {
          '--side': 'max(0.35em, 50vw - 2.75em)',
          ...seams('0.37em', '0.07em', '-0.4em'),
        },
        '&:lang(fr)': seams('0.245em', '0.255em', '-0.34em'),
        '&:lang(es)': seams('0.4em', '0.02em', '0.24em'),
        '&:lang(ru)': seams('0.36em', '0.42em', '-0.46em'),
        '&:lang(nb)': seams('0.48em', '-0.11em', '-0.08em'),
        md: {
          '--air': 'min(10vw, 18svh)',
          '--finale': '11.5vw',
          '&:lang(en)': { '--finale': '13.4vw', ...seams('0.925em', '0.965em') },
          '&:lang(pl)': { '--finale': '9.8vw', ...seams('1.17em', '0.53em') },
          '&:lang(de)': seams('1.25em', '-0.06em'),
          '&:lang(fr)': seams('1.11em', '-0.1em'),
          '&:lang(es)': seams('1.11em', '0.35em'),
          '&:lang(ru)': seams('1.16em', '0.12em'),
          '&:lang(nb)': seams('1.28em', '-0.1em'),
        },
      },
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
