import { type ComponentType, useEffect, useState } from 'react'
import type { HalfTicketProps } from './half-ticket.tsx'
import type { OwnTicketProps } from './own-ticket.tsx'

/** Drawn tickets are loaded on intent; without its code there is none, and nothing else is missing. */
const loading =
  <Props,>(load: () => Promise<ComponentType<Props>>) =>
  () =>
    load().catch(() => null)

export const loadOwnTicket = loading<OwnTicketProps>(() =>
  import('./own-ticket.tsx').then(({ OwnTicket }) => OwnTicket),
)
const loadHalfTicket = loading<HalfTicketProps>(() =>
  import('./half-ticket.tsx').then(({ HalfTicket }) => HalfTicket),
)

/** The ticket of whoever has registered. */
export function OwnTicketPlace(props: OwnTicketProps) {
  const OwnTicket = useLoaded(loadOwnTicket)
  return OwnTicket && <OwnTicket {...props} />
}

/** The ticket of which somebody has sent one half. */
export function HalfTicketPlace(props: HalfTicketProps) {
  const HalfTicket = useLoaded(loadHalfTicket)
  return HalfTicket && <HalfTicket {...props} />
}

function useLoaded<Props>(load: () => Promise<ComponentType<Props> | null>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    void load().then((component) => setLoaded(() => component))
  }, [load])
  return Loaded
}
