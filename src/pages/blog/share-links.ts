interface Shared {
  /** The whole address of the page, with the anchor of the post */
  address: string
  title: string
}

const withQuery = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query)}`

/** Where a post can be shared, under the networks' own names, which no language translates. */
export const SHARE_TARGETS = [
  {
    name: 'LinkedIn',
    link: ({ address }: Shared) =>
      withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
  },
  {
    name: 'Facebook',
    link: ({ address }: Shared) =>
      withQuery('https://www.facebook.com/sharer/sharer.php', { u: address }),
  },
  {
    name: 'X',
    link: ({ address, title }: Shared) =>
      withQuery('https://x.com/intent/post', { text: title, url: address }),
  },
] as const

/** A new e-mail about a post. Mail programs take a plus sign for what it is: spaces are `%20`. */
export const mailLink = ({ address, title }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
