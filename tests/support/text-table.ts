/** A table for people who read a test's output; what stands in it is aligned to the right. */
export function textTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')
  return [head, ...rows].map(line).join('\n')
}
