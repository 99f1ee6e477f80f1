import { css, cx } from '@styled/css'
import { field } from '@styled/recipes'
import { useEffect, useRef, useState } from 'react'
import type { PlainKey } from '../i18n/t.ts'
import { useT } from '../i18n/use-t.ts'
import { toast } from '../layout/toaster/toast.ts'
import { copyText } from '../ui/copy-text.ts'

const isTouch = () => matchMedia('(pointer: coarse)').matches

/**
 * Opens the share sheet of a touch device that has one.
 *
 * @returns whether it did
 */
export async function shareByTouch(data: ShareData): Promise<boolean> {
  if (!isTouch() || !navigator.canShare?.(data)) return false
  try {
    await navigator.share(data)
  } catch (error) {
    // The visitor closed the sheet, or it is open already. Any other error: it did not open.
    return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)
  }
  return true
}

/**
 * Shares a link on a touch device; elsewhere copies it, and a toast says so. Where neither works,
 * `linkField` has the link, selected, to be copied by hand.
 */
export function useSendLink(url: string, copied: PlainKey) {
  const [unsent, setUnsent] = useState(0)

  async function sendLink() {
    if (await shareByTouch({ url })) return
    const isCopied = await copyText(url)
    if (isCopied) toast.success({ title: copied })
    setUnsent(isCopied ? 0 : (times) => times + 1)
  }

  return { sendLink, linkField: unsent > 0 && <LinkField key={unsent} url={url} /> }
}

const place = css({ display: 'grid', gap: '2', width: 'full' })
const link = css({ scrollMarginBottom: '20' })

/** A link to copy by hand. */
function LinkField({ url }: { url: string }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
    input.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <label className={place}>
      <span className={field().label}>{t('ui.copyByHand')}</span>
      <input ref={input} value={url} readOnly className={cx(field().control, link)} />
    </label>
  )
}
