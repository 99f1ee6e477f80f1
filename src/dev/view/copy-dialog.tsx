import { useEffect, useRef, useState } from 'react'

export interface Copied {
  title: string
  text: string
  /** What to do with it */
  hint: string
}

interface CopyDialogProps {
  copied: Copied
  onClose: () => void
}

/** Copies a text to the clipboard and shows it. */
export function CopyDialog({ copied: { title, text, hint }, onClose }: CopyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    // Where the browser does not allow it, the text is there to be copied by hand.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }, [text])

  return (
    <dialog ref={dialog} className="copied" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p role="status">
        {isCopied ? 'Copied. ' : ''}
        {hint}
      </p>
      <textarea
        readOnly
        value={text}
        rows={Math.min(24, text.split('\n').length)}
        aria-label={title}
      />
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  )
}
