import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { passTime } from '#web/testing/clock.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import { endMessage, showMessage } from '#web/ui/message.ts'

// The choice is read when the module is loaded.
localStorage.removeItem('glowjar.sound')
const { playLandingSound, useIsSoundOffered } = await import('./sound.ts')
const { SoundOffer } = await import('./sound-offer.tsx')

const rest = () => passTime(5000)

const stored = () => localStorage.getItem('glowjar.sound')
const offer = page.getByText('A soft sound when a light lands in the jar?')

function Offer() {
  return useIsSoundOffered() && <SoundOffer />
}

test('sound is off at first, and offered once, after the first award, in the empty place of messages, not where that says that all is done, nor after something but the feast of the award was touched [JOY-11]', async () => {
  expect(stored()).toBeNull()
  await renderWithProviders(
    <>
      <MessageSlot>
        <p data-all-done="">{'All done'}</p>
      </MessageSlot>
      <Offer />
    </>,
  )
  playLandingSound({ isAward: false })
  showMessage({ title: '+10 for Mia', action: { label: 'Undo', onClick: () => undefined } })
  playLandingSound({ isAward: true })
  await expect.element(page.getByText('+10 for Mia')).toBeVisible()
  expect(offer.query()).toBeNull()
  endMessage()
  await rest()
  expect(offer.query()).toBeNull()
  page.getByText('All done').element().removeAttribute('data-all-done')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z' }))
  await rest()
  expect(offer.query()).toBeNull()
  const feast = document.createElement('dialog')
  feast.dataset['celebration'] = ''
  document.body.append(feast)
  playLandingSound({ isAward: true })
  await rest()
  expect(offer.query()).toBeNull()
  feast.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  feast.remove()
  await rest()
  await expect.element(offer).toBeVisible()
  expect(stored()).toBe('off')
  await page.getByRole('button', { name: 'No' }).click()
  await expect.poll(() => offer.query()).toBeNull()
  playLandingSound({ isAward: true })
  expect(stored()).toBe('off')
})
