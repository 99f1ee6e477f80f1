/** A mistyped token does not compile. TypeScript itself is the test. */
import { css } from '@styled/css'

css({ color: 'brand', padding: '4', width: '[5em]' })
// @ts-expect-error no such colour
css({ color: 'brnad' })
// @ts-expect-error no such step of the scale
css({ padding: '4.2' })
// @ts-expect-error not a token: is it meant?
css({ width: '5em' })
