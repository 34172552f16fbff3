import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { showMessage, useIsMessageVisible, useMessageSlot } from '#web/ui/message.ts'
import { useAnyOverlayOpen } from '#web/ui/use-any-overlay-open.ts'
import { useAwardFlights } from './award-flights.ts'
import { useGoodNight } from './good-night.ts'
import { setSound, withdrawSoundOffer } from './sound.ts'

/** How long the page must be at rest before sound is offered, in milliseconds. */
const restMs = 4000

/** Calls a function after a moment. */
const useAfterRest = (onRested: () => void): void => {
  const call = useEffectEvent(onRested)
  // External system: time.
  useEffect(() => {
    const timer = setTimeout(() => call(), restMs)
    return () => clearTimeout(timer)
  }, [])
}

/** Withdraws the offer, unless what was touched is the feast of the award. */
const withdrawOutsideFeast = (): void => {
  if (!document.querySelector('[data-celebration]')) withdrawSoundOffer()
}

/** Withdraws the offer until the next award once something is touched: sound would not be about an award any more. */
const useWithdrawal = (): void => {
  // External system: the user's input.
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const name of ['pointerdown', 'keydown'] as const) addEventListener(name, withdrawOutsideFeast, options)
    return () => listening.abort()
  }, [])
}

/**
 * Renders nothing; offers sound once, as a message in the place that the screen reserves for messages, when that is
 * empty, nothing flies or covers the page, and nothing was touched since the award or its feast.
 */
export function SoundOffer() {
  useWithdrawal()
  const isPlaceFree = ![useIsMessageVisible(), useGoodNight() !== null].some(Boolean)
  const hasPlace = useMessageSlot() !== null
  const isOverlayOpen = useAnyOverlayOpen()
  const isFlying = useAwardFlights().length > 0
  return isPlaceFree && hasPlace && !isOverlayOpen && !isFlying && <OfferAfterRest />
}

function OfferAfterRest() {
  const t = useTranslations('sound')
  useAfterRest(() => {
    // It would cover that the day is done.
    if (document.querySelector('[data-all-done]')) return
    // Off until it is accepted, and not offered again.
    void setSound(false)
    showMessage({
      title: t('title'),
      kind: 'offer',
      action: { label: t('accept'), onClick: () => void setSound(true) },
      other: { label: t('decline'), onClick: () => undefined },
    })
  })
  return null
}
