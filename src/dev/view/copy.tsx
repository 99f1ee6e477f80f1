import { useEffect, useRef, useState } from 'react'
import { statesInWords } from '../definition.ts'
import type { LogEntry } from '../record.ts'
import { simulatorLink } from '../simulator/link.ts'
import { type Script, simulate } from '../simulator/simulation.ts'
import { testSource } from '../simulator/test-source.ts'

interface Copied {
  title: string
  text: string
  /** What to do with it */
  hint: string
}

interface CopyButtonsProps {
  script: () => Script
  last: LogEntry | null
}

/** The script to the current state, as a test and as a link. */
export function CopyButtons({ script, last }: CopyButtonsProps) {
  const [copied, setCopied] = useState<Copied | null>(null)
  return (
    <>
      <button type="button" onClick={() => setCopied(testOf(script(), last))}>
        Copy as test
      </button>
      <button type="button" onClick={() => setCopied(linkOf(script()))}>
        Copy link
      </button>
      {copied && <CopyDialog {...copied} onClose={() => setCopied(null)} />}
    </>
  )
}

const HINT =
  'Save it as tests/machines/….test.ts, run: npm run format, npx vitest run tests/machines'

function testOf(script: Script, last: LogEntry | null): Copied {
  const { machine, log, problem } = simulate(script)
  const [here, there] = [log.at(-1), last].map((entry) => statesInWords(machine, entry?.to ?? []))
  const isThere = here === there
  return {
    title: 'Copy as test',
    text: testSource(script),
    hint: problem ?? (isThere ? HINT : `The test ends in ${here}, the actor is in ${there}.`),
  }
}

const linkOf = (script: Script): Copied => ({
  title: 'Copy link',
  text: new URL(simulatorLink(script), location.href).href,
  hint: 'It opens the simulator with this machine in its current state.',
})

/** Copies a text to the clipboard and shows it. */
function CopyDialog({ title, text, hint, onClose }: Copied & { onClose: () => void }) {
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
