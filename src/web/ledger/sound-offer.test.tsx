import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'

// The choice is read when the module is loaded.
localStorage.removeItem('glowjar.sound')
const { soundLanding, useIsSoundOffered } = await import('./sound.ts')
const { SoundOffer } = await import('./sound-offer.tsx')

const stored = () => localStorage.getItem('glowjar.sound')
const offer = page.getByRole('region', { name: 'A soft sound?' })

function Offer() {
  return useIsSoundOffered() && <SoundOffer />
}

test('sound is off at first, and offered once, after the first award [JOY-11]', async () => {
  expect(stored()).toBeNull()
  await renderWithProviders(<Offer />)
  soundLanding()
  await expect.element(offer, { timeout: 6000 }).toBeVisible()
  await page.getByRole('button', { name: 'No sound' }).click()
  await expect.poll(() => offer.query()).toBeNull()
  expect(stored()).toBe('off')
})
