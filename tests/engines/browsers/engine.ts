/** The interface that each browser engine implements. */

export const ENGINES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** How the visitor has set up their browser. */
export interface Settings {
  /** BCP 47, as `navigator.language` tells it */
  language: string
  dark: boolean
  reducedMotion: boolean
}

export const USUAL_SETTINGS: Settings = {
  language: 'en-GB',
  dark: false,
  reducedMotion: false,
}

/** All other settings at once: one more browser instead of one for each. */
export const OTHER_SETTINGS: Settings = {
  language: 'nb-NO',
  dark: true,
  reducedMotion: true,
}

export interface Engine {
  /** The command that starts it, if it is installed */
  executable(): string | undefined
  debianPackages: readonly string[]
  launch(settings: Settings): Promise<Browser>
}

/** A running browser. */
export interface Browser {
  /** A tab with empty storage */
  newTab(): Promise<Tab>
  close(): Promise<void>
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Keys other than letters, by their names in `KeyboardEvent.key`. */
export type NamedKey = 'Enter' | 'Escape' | 'F8'

/** A tab, driven by pointer and keyboard. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The size of the page's viewport */
  resize(size: Size): Promise<void>
  pointer: {
    move(to: Point): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
    /** Move, down and up */
    click(at: Point): Promise<void>
  }
  press(key: NamedKey): Promise<void>
  type(text: string): Promise<void>
  /** The value of an expression on the page, awaited */
  evaluate(expression: string): Promise<unknown>
  /** Errors since the last call: console, uncaught exceptions, error responses */
  browserErrors(): Promise<string[]>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}
