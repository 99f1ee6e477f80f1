/**
 * The sentences of a text: "15,000 followers? The left half is yours." →
 * ["15,000 followers?", "The left half is yours."]
 */
export const sentencesOf = (text: string): string[] => text.replace(/([.?!]) /g, '$1\n').split('\n')
