/** Records in the browser, frame by frame, how the page's content is transformed. */
export function recordMoves() {
  const moves = new Set<string>()
  Object.assign(window, { moves })
  const look = () => {
    const main = document.querySelector('main')
    if (main) moves.add(getComputedStyle(main).transform)
    requestAnimationFrame(look)
  }
  look()
}

/** What was recorded: `none` alone where nothing has moved. */
export const recordedMoves = () => [...(window as unknown as { moves: Set<string> }).moves]
