import { withoutBreakMarks } from '../../i18n/without-break-marks.ts'

interface Shared {
  /** Absolute */
  url: string
  title: string
}

const withQuery = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query)}`

/** Share links of the social networks, whose names are not translated. */
export const SHARE_TARGETS = [
  {
    name: 'LinkedIn',
    href: ({ url }: Shared) =>
      withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    name: 'Facebook',
    href: ({ url }: Shared) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'X',
    href: ({ url, title }: Shared) =>
      withQuery('https://x.com/intent/post', { text: withoutBreakMarks(title), url }),
  },
] as const

/** `URLSearchParams` would encode spaces as `+`, which mail clients do not decode. */
export const mailLink = ({ url, title }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(withoutBreakMarks(title))}&body=${encodeURIComponent(url)}`
