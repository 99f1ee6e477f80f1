/** Indices of the lists `specimens.*.rows`: all of them are shown (unused-texts.test.ts). */
export const ROWS = {
  profileAnalysis: [0, 1, 2],
  agreement: [0, 1, 2, 3, 4],
  clause: [0, 1, 2, 3],
  report: [0, 1, 2, 3],
} as const
