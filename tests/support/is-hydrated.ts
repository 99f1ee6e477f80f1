interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { dehydrated?: unknown; isDehydrated?: boolean } | null
  stateNode: { current: Fiber } | null
}

/**
 * On the page: whether React has hydrated all of it. It does so in pieces, and only its own tree shows
 * when the last one is done.
 */
export function isHydrated(): boolean {
  const waits = (fiber: Fiber | null | undefined): boolean =>
    !!fiber && (!!fiber.memoizedState?.dehydrated || waits(fiber.child) || waits(fiber.sibling))
  const key = Object.keys(document).find((each) => each.startsWith('__reactContainer'))
  const root = key && (document as unknown as Record<string, Fiber>)[key]?.stateNode?.current
  return !!root && !root.memoizedState?.isDehydrated && root.child !== null && !waits(root)
}
