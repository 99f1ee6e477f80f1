import { withoutBreakMarks } from '../i18n/without-break-marks.ts'

/** Copies a text; returns whether the browser has allowed it. */
export async function copyText(shown: string): Promise<boolean> {
  const text = withoutBreakMarks(shown)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** Old, but allowed where the clipboard is not: on plain http, or by a permission. */
function copyByCommand(text: string): boolean {
  const setText = (copy: ClipboardEvent) => {
    copy.preventDefault()
    copy.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', setText)
  const selection = getSelection()
  const hasSelected = selection?.type === 'Range'
  // Safari before 18.4 sends no event without a selection.
  if (!hasSelected) selection?.selectAllChildren(document.body)
  const isCopied = document.execCommand('copy')
  if (!hasSelected) selection?.removeAllRanges()
  document.removeEventListener('copy', setText)
  return isCopied
}
