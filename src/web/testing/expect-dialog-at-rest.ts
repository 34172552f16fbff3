import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Waits until a dialog has slid in, so that its place can be measured. */
export const expectDialogAtRest = async (dialog: Locator): Promise<void> => {
  await expect.element(dialog).not.toHaveAttribute('data-starting-style')
  await expect.poll(() => dialog.element().getAnimations()).toEqual([])
}
