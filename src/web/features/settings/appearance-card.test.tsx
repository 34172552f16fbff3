import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startLanguage } from '#web/i18n/language.ts'
import { setSound, playLandingSound } from '#web/ledger/sound.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { AppearanceCard } from './appearance-card.tsx'

const stored = () => localStorage.getItem('glowjar.sound')

test('the switch in the settings turns it on, with notes and a vibration after an award [JOY-11, STO-1]', async () => {
  const started = vi.spyOn(OscillatorNode.prototype, 'start')
  const vibrated = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  localStorage.setItem('glowjar.language', 'en')
  await startLanguage()
  await renderWithProviders(<AppearanceCard />)
  const toggle = page.getByRole('switch', { name: 'Sound and vibration' })
  await expect.element(toggle).not.toBeChecked()
  playLandingSound({ isAward: true })
  expect(started).not.toHaveBeenCalled()
  await toggle.click()
  await expect.poll(() => started.mock.calls.length).toBe(6)
  expect(stored()).toBe('on')
  playLandingSound({ isAward: true })
  expect(started).toHaveBeenCalledTimes(12)
  expect(vibrated).toHaveBeenCalledTimes(2)
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(false)
  playLandingSound({ isAward: true })
  expect(started).toHaveBeenCalledTimes(12)
  await setSound(false)
  playLandingSound({ isAward: true })
  expect(started).toHaveBeenCalledTimes(12)
  expect(stored()).toBe('off')
})
