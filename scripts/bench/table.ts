/** The median; NaN of no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** A Markdown table with padded columns. */
export function table(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [
    line(names),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ].join('\n')
}
