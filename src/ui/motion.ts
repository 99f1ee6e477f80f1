/** The movement of what comes to rest, for scripts (design brief §7: `out`). */
export const EASE_OUT: [number, number, number, number] = [0.16, 1, 0.3, 1]
