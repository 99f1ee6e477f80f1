import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}
const currentYear = () => new Date().getFullYear()
const buildYear = () => __BUILD_YEAR__

/** The visitor's current year; in the prerendered document that of the build. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(subscribeToNothing, currentYear, buildYear)
