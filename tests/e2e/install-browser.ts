import { ensureChromium } from '../../scripts/chromium.ts'

/** Installs a browser where there is none. */
export default function installBrowser(): void {
  ensureChromium()
}
