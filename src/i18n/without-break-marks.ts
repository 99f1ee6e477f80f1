/** A text as it leaves the site: without what only its lines need, soft hyphens and word joiners. */
export const withoutBreakMarks = (text: string): string => text.replace(/[\u00AD\u2060]/g, '')
