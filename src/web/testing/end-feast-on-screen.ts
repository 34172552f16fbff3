import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { deafMs } from '#web/ledger/feast.tsx'
import { passTime } from './clock.ts'

/** Ends the feast on screen: in its first moments it ignores taps. */
export const endFeastOnScreen = async (): Promise<void> => {
  const goOn = page.getByRole('button', { name: 'Continue' })
  await expect.element(goOn).toBeVisible()
  await passTime(deafMs)
  document.querySelector('dialog')?.click()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
}
