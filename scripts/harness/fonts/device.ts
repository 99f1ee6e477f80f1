import { fileURLToPath } from 'node:url'

/** The fonts that devices have, each alone: Arimo is as wide as Arial. */
export const DEVICE_FONTS = ['arimo', 'roboto', 'dejavu-sans', 'noto-sans'] as const

export type DeviceFont = (typeof DEVICE_FONTS)[number]

/**
 * The environment of a browser on a device with one family of fonts: those of this machine are
 * hidden, so that a page is as wide here as anywhere.
 */
export const deviceWith = (font: DeviceFont): Record<string, string | undefined> => ({
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL(`${font}.conf`, import.meta.url)),
})
