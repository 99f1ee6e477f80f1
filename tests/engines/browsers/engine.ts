/** What every browser engine can do for a visitor. All else is built on it, once for all engines. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** How the visitor has set up their browser. */
export interface Settings {
  /** BCP 47, as `navigator.language` tells it */
  language: string
  dark: boolean
  reducedMotion: boolean
  javaScript: boolean
}

export const USUAL_SETTINGS: Settings = {
  language: 'en-GB',
  dark: false,
  reducedMotion: false,
  javaScript: true,
}

/** All that can be set up otherwise, at once: one browser more, and not one for each. */
export const OTHER_SETTINGS: Settings = {
  language: 'nb-NO',
  dark: true,
  reducedMotion: true,
  javaScript: true,
}

export interface Engine {
  /** The command that starts it, if it is installed */
  executable(): string | undefined
  debianPackages: readonly string[]
  launch(settings: Settings): Promise<Browser>
}

/** A running browser. */
export interface Browser {
  /** A tab of somebody who has never been here: nothing is stored. */
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

/** Keys that are no letters, by their names in `KeyboardEvent.key`. */
export const NAMED_KEYS = [
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'End',
  'Enter',
  'Escape',
  'F8',
  'Home',
  'Tab',
] as const
export type NamedKey = (typeof NAMED_KEYS)[number]

/** A tab, as hands and eyes know it. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** The size of the page's viewport */
  resize(size: Size): Promise<void>
  pointer: {
    move(to: Point): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
    /** All three: it goes there, down and up. */
    click(at: Point): Promise<void>
  }
  press(key: NamedKey): Promise<void>
  type(text: string): Promise<void>
  /** The value of an expression on the page; what it promises is waited for */
  evaluate(expression: string): Promise<unknown>
  /** Errors since the last call: console, uncaught exceptions, error responses */
  browserErrors(): Promise<string[]>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}
