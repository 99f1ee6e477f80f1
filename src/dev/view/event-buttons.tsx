import type { OfferReport } from '../live-view-api.ts'
import { keepFocus } from './keep-focus.ts'

interface EventButtonsProps {
  title: string
  offers: readonly OfferReport[]
  onSend: (label: string) => void
  isDisabled?: boolean
}

/**
 * A button for every event of a machine, whatever its state: removing one would lose the keyboard
 * focus, and an ignored event is worth trying.
 */
export function EventButtons({ title, offers, onSend, isDisabled = false }: EventButtonsProps) {
  return (
    <fieldset className="events" disabled={isDisabled}>
      <legend>{title}</legend>
      {offers.map(({ label, isHandled }) => (
        <button
          key={label}
          type="button"
          data-ignored={!isHandled || undefined}
          title={isHandled ? undefined : 'Nothing takes it in this state'}
          onMouseDown={keepFocus}
          onClick={() => onSend(label)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
