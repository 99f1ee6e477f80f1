import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The fonts that devices have, each alone: Arimo is as wide as Arial. */
export const DEVICE_FONTS = ['arimo', 'roboto', 'dejavu-sans', 'noto-sans'] as const

type DeviceFont = (typeof DEVICE_FONTS)[number]

/** Each with its folder in `node_modules` */
const FAMILIES: Record<DeviceFont, [family: string, folder: string]> = {
  arimo: ['Arimo', '@expo-google-fonts/arimo'],
  roboto: ['Roboto', '@expo-google-fonts/roboto'],
  'dejavu-sans': ['DejaVu Sans', 'dejavu-fonts-ttf/ttf'],
  'noto-sans': ['Noto Sans', '@expo-google-fonts/noto-sans'],
}

const CACHE = new URL('../../node_modules/.cache/', import.meta.url)

/**
 * The environment of a browser on a device with one family of fonts: those of this machine are
 * hidden, so that a page is as wide here as anywhere.
 */
export function deviceWith(font: DeviceFont): Record<string, string | undefined> {
  const file = fileURLToPath(new URL(`${font}.conf`, CACHE))
  mkdirSync(CACHE, { recursive: true })
  // At one stroke: browsers of other tests may be reading it.
  writeFileSync(`${file}.${process.pid}`, configurationOf(font))
  renameSync(`${file}.${process.pid}`, file)
  return { ...process.env, FONTCONFIG_FILE: file }
}

/** For fontconfig */
function configurationOf(font: DeviceFont): string {
  const [family, folder] = FAMILIES[font]
  return `<fontconfig>
  <dir prefix="relative">../${folder}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match>
    <edit name="family" mode="append_last"><string>${family}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`
}
