import { type RawBuilder, sql } from 'kysely'
import type { EngineName } from './engine.ts'

type ColumnType = 'text' | 'bigint' | 'float8'

/** Both databases read a JSON array with a function of their own, as a column "value". */
const ELEMENTS_OF: Record<EngineName, (json: string) => RawBuilder<unknown>> = {
  sqlite: (json) => sql`json_each(${json})`,
  postgres: (json) => sql`jsonb_array_elements(${json}::jsonb)`,
}

/**
 * Rows as a table that is one parameter: the statement is the same for any number of them, and can
 * be prepared once.
 */
export function rowTable<Row extends object>(
  engine: EngineName,
  rows: readonly Row[],
  types: Readonly<Record<keyof Row & string, ColumnType>>,
): RawBuilder<Row> {
  const columns = Object.entries<ColumnType>(types).map(
    ([name, type]) => sql`cast(value ->> ${sql.lit(name)} as ${sql.raw(type)}) as ${sql.ref(name)}`,
  )
  return sql<Row>`(select ${sql.join(columns)} from ${ELEMENTS_OF[engine](JSON.stringify(rows))})`
}
