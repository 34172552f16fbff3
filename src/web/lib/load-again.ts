import { getHealth } from '#shared/health/contract.ts'
import { callSilently } from './api.ts'
import { sendUnansweredAgain } from './first-response.ts'
import { reloadIfImportHangs } from './import-with-retry.ts'

/** Tries again to load everything that is still on its way: reads, and chunks of the app. */
export const loadAgain = (): void => {
  sendUnansweredAgain()
  // A response makes waiting chunks load again.
  callSilently(getHealth, {}).then(reloadIfImportHangs, () => undefined)
}
