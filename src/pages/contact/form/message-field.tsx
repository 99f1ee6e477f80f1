import { type ComponentProps, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useT } from '../../../i18n/use-t.ts'
import type { FieldName } from '../../../inquiry/fields.ts'
import { Field } from '../../../ui/field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { FormMethods } from './values.ts'

const NEARLY_FULL_CHARACTERS = 400
const ANNOUNCE_DELAY_MS = 1000

interface MessageFieldProps extends ComponentProps<typeof Field> {
  name: FieldName
  limit: number
  control: FormMethods['control']
}

/** A textarea; when it is nearly full, its hint is the number of characters left. */
export function MessageField({ name, limit, control, hint, ...field }: MessageFieldProps) {
  const t = useT()
  const message = useWatch({ control, name }) ?? ''
  const count = Math.max(0, limit - message.length)
  const isNearlyFull = count <= NEARLY_FULL_CHARACTERS
  const charactersLeft = t('contactPage.charactersLeft', { count })

  return (
    <div>
      <Field {...field} hint={isNearlyFull ? charactersLeft : hint} />
      {isNearlyFull && <Announcement text={charactersLeft} />}
    </div>
  )
}

/** Announces a text that changes at every keystroke, debounced. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}
