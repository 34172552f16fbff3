import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Waits until a button that was clicked no longer looks pressed, which makes it smaller. */
export const waitForRelease = async (button: Locator): Promise<void> => {
  await expect.poll(() => getComputedStyle(button.element()).transform).toBe('none')
}
