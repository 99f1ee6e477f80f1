import { requireChromium } from '../../scripts/chromium.ts'

/** Says at once how to get the browser, where there is none. */
export default function requireBrowser(): void {
  requireChromium()
}
