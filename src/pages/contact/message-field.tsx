import { type ComponentProps, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { MESSAGE_NEARLY_FULL_CHARACTERS, ROOM_LEFT_SPOKEN_AFTER_MS } from '../../constants.ts'
import { FIELD_LIMITS } from '../../contact/inquiry-fields.ts'
import { useT } from '../../i18n/use-t.ts'
import { Field } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { InquiryForm } from './inquiry-form-values.ts'

interface MessageFieldProps extends Omit<ComponentProps<typeof Field>, 'hint'> {
  control: InquiryForm['control']
}

/** The message; when it is nearly full, it says how much room is left. */
export function MessageField({ control, ...field }: MessageFieldProps) {
  const t = useT()
  const message = useWatch({ control, name: 'message' }) ?? ''
  const count = Math.max(0, FIELD_LIMITS.message - message.length)
  const isNearlyFull = count <= MESSAGE_NEARLY_FULL_CHARACTERS
  const roomLeft = t('contactPage.charactersLeft', { count })

  return (
    <div>
      <Field {...field} hint={isNearlyFull && roomLeft} />
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
