import { type ComponentProps, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FIELDS, type FieldName } from '../../contact/fields.ts'
import { useT } from '../../i18n/use-t.ts'
import { MESSAGE_NEARLY_FULL_CHARACTERS, ROOM_LEFT_SPOKEN_AFTER_MS } from '../../tuning.ts'
import { Field } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { FormMethods } from './inquiry-form-values.ts'

interface MessageFieldProps extends ComponentProps<typeof Field> {
  name: FieldName
  control: FormMethods['control']
}

/** A text of many lines; when it is nearly full, its hint is how much room is left. */
export function MessageField({ name, control, hint, ...field }: MessageFieldProps) {
  const t = useT()
  const message = useWatch({ control, name }) ?? ''
  const count = Math.max(0, FIELDS[name].limit - message.length)
  const isNearlyFull = count <= MESSAGE_NEARLY_FULL_CHARACTERS
  const roomLeft = t('contactPage.charactersLeft', { count })

  return (
    <div>
      <Field {...field} hint={isNearlyFull ? roomLeft : hint} />
      {isNearlyFull && <Spoken text={roomLeft} />}
    </div>
  )
}

/** Says a text that changes at every key, once the keys rest. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const rest = setTimeout(() => setSaid(text), ROOM_LEFT_SPOKEN_AFTER_MS)
    return () => clearTimeout(rest)
  }, [text])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
