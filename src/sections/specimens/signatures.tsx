import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'

/** Each has room for the word below it. */
const signatures = css({
  display: 'flex',
  columnGap: '2',
  textStyle: 'small',
  fontSize: { mdDown: '[0.875rem]' },
  '& > *': { flex: '[1 1 auto]', minWidth: '[0]', display: 'grid', alignContent: 'end' },
  '& svg': { width: '[0]', minWidth: 'full', height: '[3.5rem]', forcedColorAdjust: 'auto' },
  '& span': { hyphens: 'auto', borderTopWidth: 'rule', borderColor: 'ink', pt: '1' },
})
/** The signatures are drawn one after the other while scrolling: the longer the dash, the earlier. */
const signing = css({
  _scrollDriven: {
    animation: '[sign linear both]',
    animationTimeline: '[view()!]',
    animationRange: '[entry 50% entry calc(100% + 5rem)!]',
  },
})
const creatorInk = css({ color: 'creatorDeep' })
const brandInk = css({ color: 'brand' })

/** Illegible scribbles: signatures of no real person */
const SIGNATURES = [
  {
    of: 'creator',
    className: creatorInk,
    path: 'M6 38C18 8 30 4 28 20S10 46 22 38 42 16 46 26s-6 18 4 10 12-18 16-8-2 16 8 8 14-22 20-12-6 20 6 12 18-16 30-10 10 6 22-2',
  },
  {
    of: 'brand',
    className: brandInk,
    path: 'M8 14C20 6 40 6 38 16S14 24 16 34s26 6 30-6 6-18 12-8-4 22 6 16 12-24 18-14-2 18 8 14 10-14 18-12 4 12 14 8 14-10 24-12',
  },
  {
    of: 'agency',
    className: css({ color: 'ink' }),
    path: 'M8 30C14 6 28 2 30 14S18 48 26 44 38 18 46 18s2 22 10 16 8-26 16-22-4 28 6 22 14-20 20-14 2 16 12 10 16-16 24-10 6 10 16 4',
  },
] as const

/**
 * Of the creator, the brand and the agency, in their inks.
 *
 * @param creator the visitor's name
 */
export function Signatures({ creator }: { creator?: string | undefined }) {
  const t = useT()
  return (
    <ul className={signatures}>
      {SIGNATURES.map(({ of, className, path }, turn) => (
        <li key={of}>
          <svg
            width={160}
            height={52}
            viewBox="0 0 160 52"
            fill="none"
            stroke="currentColor"
            strokeWidth={4}
            strokeLinecap="round"
            className={className}
            aria-hidden="true"
          >
            <path d={path} pathLength={1} strokeDasharray={`${3 - turn} 9`} className={signing} />
          </svg>
          <span>{(of === 'creator' && creator) || t(`specimens.agreement.${of}`)}</span>
        </li>
      ))}
    </ul>
  )
}
