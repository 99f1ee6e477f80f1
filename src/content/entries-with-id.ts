/** The entries of a registry, in order, each with its key as `id`. */
export const entriesWithId = <Id extends string, Facts>(registry: Readonly<Record<Id, Facts>>) =>
  (Object.keys(registry) as Id[]).map((id) => ({ id, ...registry[id] }))
