import { FILLING_IN_MS } from '../../scripts/harness/submission.ts'
import { createFormTokens } from '../../src/server/form-token.ts'
import { createLog } from '../../src/server/log.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openStore, type Store } from '../../src/server/store/open.ts'

/** The store of a server with these settings, as another process sees it. */
export const storeOf = (environment: Record<string, string>): Promise<Store> =>
  openStore(
    readSettings(environment),
    createLog(() => {}),
  )

export async function withStoreOf<Result>(
  environment: Record<string, string>,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await storeOf(environment)
  return use(store).finally(() => store.close())
}

/** A token of the form as old as it is when a person has filled it in. */
export const tokenOfPerson = async ({ secret }: Store): Promise<string> =>
  createFormTokens(await secret('form-token'), () => Date.now() - FILLING_IN_MS).issue()
