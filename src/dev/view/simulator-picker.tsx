interface SimulatorPickerProps {
  machines: readonly string[]
  /** The machine in the simulator, while it is shown */
  chosen: string | null
  onChoose: (machine: string) => void
}

/** Opens any machine in the simulator, with or without the site. */
export function SimulatorPicker({ machines, chosen, onChoose }: SimulatorPickerProps) {
  return (
    <nav className="actors" aria-label="Simulator">
      {machines.map((machine) => (
        <button
          key={machine}
          type="button"
          aria-pressed={machine === chosen}
          onClick={() => onChoose(machine)}
        >
          <strong>{machine}</strong>
          <span>simulator</span>
        </button>
      ))}
    </nav>
  )
}
