import type { OfferReport } from '../inspector-messages.ts'
import { keepFocus } from './keep-focus.ts'

interface EventButtonsProps {
  title: string
  offers: readonly OfferReport[]
  onSend: (label: string) => void
  isDisabled?: boolean
}

/**
 * Every event of a machine, whatever its state: a button that goes away would take the keyboard
 * focus with it, and an event that nothing takes is worth a try.
 */
export function EventButtons({ title, offers, onSend, isDisabled = false }: EventButtonsProps) {
  return (
    <fieldset className="events" disabled={isDisabled}>
      <legend>{title}</legend>
      {offers.map(({ label, isTaken }) => (
        <button
          key={label}
          type="button"
          data-ignored={!isTaken || undefined}
          title={isTaken ? undefined : 'Nothing takes it in this state'}
          onMouseDown={keepFocus}
          onClick={() => onSend(label)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
