import { css, cx } from '@styled/css'
import { field } from '@styled/recipes'
import { useEffect, useRef, useState } from 'react'
import type { PlainKey } from '../i18n/t.ts'
import { useT } from '../i18n/use-t.ts'
import { toast } from '../layout/toaster/toast.ts'
import { Button } from '../ui/button.tsx'

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
    // AbortError: the visitor closed the sheet. Any other error: it did not open.
    return error instanceof DOMException && error.name === 'AbortError'
  }
  return true
}

/**
 * Shares a link on a touch device; elsewhere copies it, and a toast says so. Where neither works,
 * `linkField` has the link, selected, and a button that copies what is selected.
 */
export function useSendLink(url: string, copied: PlainKey) {
  const [unsent, setUnsent] = useState(0)

  async function sendLink() {
    if (await shareByTouch({ url })) return
    try {
      await navigator.clipboard.writeText(url)
      setUnsent(0)
      toast.success({ title: copied })
    } catch {
      setUnsent((times) => times + 1)
    }
  }

  return { sendLink, linkField: unsent > 0 && <LinkField key={unsent} {...{ url, copied }} /> }
}

const place = css({ display: 'grid', justifyItems: { md: 'start' }, gap: '3', width: 'full' })
const link = css({ scrollMarginBottom: '20' })

/** A link to copy by hand. */
function LinkField({ url, copied }: { url: string; copied: PlainKey }) {
  const t = useT()
  const label = t('ui.copyByHand')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
    input.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function copySelected() {
    input.current?.select()
    // Old, but allowed where the clipboard is not: on plain http, or by a permission.
    if (document.execCommand('copy')) toast.success({ title: copied })
  }

  return (
    <div className={place}>
      <input
        ref={input}
        aria-label={label}
        value={url}
        readOnly
        className={cx(field().control, link)}
      />
      <Button tone="line" onClick={copySelected}>
        {label}
      </Button>
    </div>
  )
}
