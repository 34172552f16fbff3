import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Ends the feast on screen: in its first moments it ignores taps. */
export const endFeastOnScreen = async (): Promise<void> => {
  const goOn = page.getByRole('button', { name: 'Continue' })
  await expect.element(goOn).toBeVisible()
  await expect
    .poll(() => {
      document.querySelector('dialog')?.click()
      return document.querySelector('dialog')
    })
    .toBeNull()
}
