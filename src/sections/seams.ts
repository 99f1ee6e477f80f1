/** Half the width of the overlap of a closing panel, how far it is from the middle, and twice what the first line is moved by */
export const seams = (half: string, shift: string, indent?: string) => ({
  '--half': half,
  '--shift': shift,
  ...(indent && { '--indent': indent }),
})
