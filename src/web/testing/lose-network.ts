import { vi } from 'vitest'

/** Lets the browser report until the end of the test that it has no network. */
export const loseNetwork = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}
