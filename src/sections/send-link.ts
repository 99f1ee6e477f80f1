import type { PlainKey } from '../i18n/t.ts'
import { toast } from '../layout/toaster/toast.ts'

const isTouch = () => matchMedia('(pointer: coarse)').matches

/**
 * Hands something to the device where it offers that to a finger.
 *
 * @returns whether it did
 */
export async function shareByTouch(data: ShareData): Promise<boolean> {
  if (!isTouch() || !navigator.canShare?.(data)) return false
  // Whoever closes the sheet has changed their mind.
  await navigator.share(data).catch(() => {})
  return true
}

/** Hands a link to the device, and to the clipboard elsewhere, which a toast then says. */
export async function sendLink(url: string, copied: PlainKey): Promise<void> {
  if (await shareByTouch({ url })) return
  try {
    await navigator.clipboard.writeText(url)
    toast.success({ title: copied })
  } catch {
    toast.error({ title: 'ui.copyFailed', description: () => url })
  }
}
