import { type ComponentType, useState } from 'react'
import { EXAMPLE } from '../../content/duet.ts'
import { useT } from '../../i18n/use-t.ts'
import { toastNotLoaded } from '../../layout/whole-document.ts'
import { Button } from '../../ui/button.tsx'
import { useAsRendered } from '../../ui/use-as-rendered.ts'
import { readDuet } from '../../urls/duet.ts'
import type { Search } from '../../urls/search.ts'
import type { ComposerProps } from './composer.tsx'
import { DuetDrawing } from './duet-drawing.tsx'
import { DuetLayout, onlyWithScripts } from './duet-layout.tsx'

const loadComposer = () => import('./composer.tsx').then(({ Composer }) => Composer)
// A failure is reported when it is opened.
const preload = () => loadComposer().catch(() => {})

const drawnVoice = (document: Document) => document.getElementById('duet')?.dataset.voice

/**
 * Half a duet to send to somebody, or the half that somebody has sent: eight beats of one voice, to
 * which the other is added. What plays and draws it is loaded on intent.
 *
 * @param voice the parameter of the address
 */
export function DuetSection({ voice: parameter }: { voice: Search[string] }) {
  const t = useT()
  const voice = useAsRendered(parameter?.toString(), drawnVoice, undefined)
  const sent = readDuet(voice)
  const [Composer, setComposer] = useState<ComponentType<ComposerProps> | null>(null)

  // Another link begins anew.
  if (Composer) return <Composer key={voice} sent={sent} />

  const open = async () => {
    try {
      const loaded = await loadComposer()
      setComposer(() => loaded)
    } catch {
      toastNotLoaded()
    }
  }
  const part = sent?.second ? 'whole' : sent ? 'found' : 'start'
  return (
    <DuetLayout
      voice={sent && voice}
      title={t(`homePage.duet.${part}.title`)}
      lead={t(`homePage.duet.${part}.lead`)}
      drawing={<DuetDrawing duet={sent ?? { first: EXAMPLE }} />}
    >
      <Button
        tone="unison"
        className={onlyWithScripts}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        {t(`homePage.duet.${part}.button`)}
      </Button>
    </DuetLayout>
  )
}
