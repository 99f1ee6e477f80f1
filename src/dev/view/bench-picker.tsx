interface BenchPickerProps {
  machines: readonly string[]
  /** The one that is on the bench and shown */
  chosen: string | null
  onChoose: (machine: string) => void
}

/** Puts any machine on the bench, with or without the site. */
export function BenchPicker({ machines, chosen, onChoose }: BenchPickerProps) {
  return (
    <nav className="actors" aria-label="Machines on the bench">
      {machines.map((machine) => (
        <button
          key={machine}
          type="button"
          aria-pressed={machine === chosen}
          onClick={() => onChoose(machine)}
        >
          <strong>{machine}</strong>
          <span>bench</span>
        </button>
      ))}
    </nav>
  )
}
