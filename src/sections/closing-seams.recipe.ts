import { defineRecipe } from '@pandacss/dev'

/** On a wide screen: half the width of the overlap, and how far it is from the middle */
const seams = (half: string, shift: string) => ({ '--half': half, '--shift': shift })

/** On a phone, where the page's overlap would cut no letter: twice what the first line is moved by, and half the width */
const moved = (indent: string, half?: string) => ({
  '--indent': indent,
  ...(half && { '--half': half }),
})

/**
 * Where the seams of a closing panel cut its headline, in each language. On a phone it stands in two lines, the
 * overlap in the middle, and both seams run through letters of both lines. On a wide screen it stands in one line:
 * the seams of Home run through letters, between those of others stands a whole word.
 */
export const closingSeams = defineRecipe({
  className: 'closing-seams',
  staticCss: ['*'],
  variants: {
    page: {
      /** Its headline fills the window. */
      home: {
        '--finale': '18vw',
        '--air': '5.5rem',
        '--half': '0.67em',
        '&:lang(en)': { '--finale': '27.5vw' },
        '&:lang(pl)': moved('-0.2em'),
        '&:lang(de)': moved('0.22em', '0.55em'),
        '&:lang(ru)': moved('0.26em', '0.58em'),
        '&:lang(nb)': moved('0.16em'),
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
        '--half': '0.9em',
        '&:lang(es)': moved('-0.26em'),
        md: {
          '&:lang(en)': seams('0.57em', '0.49em'),
          '&:lang(pl)': seams('1.18em', '0.14em'),
          '&:lang(de)': seams('0.77em', '0.05em'),
          '&:lang(fr)': seams('0.77em', '-0.68em'),
          '&:lang(es)': seams('0.71em', '0.17em'),
          '&:lang(ru)': seams('0.64em', '0.3em'),
          '&:lang(nb)': seams('0.7em', '-0.2em'),
        },
      },
      events: {
        '--half': '0.74em',
        '&:lang(pl)': moved('-0.38em', '0.52em'),
        '&:lang(nb)': { '--half': '0.62em' },
        md: {
          '&:lang(en)': seams('0.39em', '-0.4em'),
          '&:lang(pl)': seams('0.43em', '1.09em'),
          '&:lang(de)': seams('1.51em', '0.02em'),
          '&:lang(fr)': seams('1.6em', '-1.14em'),
          '&:lang(es)': seams('1.33em', '0.04em'),
          '&:lang(ru)': seams('0.43em', '-0.04em'),
          '&:lang(nb)': seams('0.95em', '0.22em'),
        },
      },
    },
  },
})
