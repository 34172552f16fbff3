import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { showMessage, useIsMessageVisible, useMessageSlot } from '#web/ui/message.ts'
import { useAnyOverlayOpen } from '#web/ui/use-any-overlay-open.ts'
import { useAwardFlights } from './award-flights.ts'
import { useGoodNight } from './good-night.ts'
import { setSound } from './sound.ts'

/** How long nothing must be touched before sound is offered, in milliseconds. */
const restMs = 4000

/** Calls a function once nothing was touched for a moment. */
const useAfterRest = (onRested: () => void): void => {
  const call = useEffectEvent(onRested)
  // External system: the user's input.
  useEffect(() => {
    const waiting = new AbortController()
    const start = () => setTimeout(() => call(), restMs)
    let timer = start()
    const restart = () => {
      clearTimeout(timer)
      timer = start()
    }
    for (const name of ['pointerdown', 'keydown', 'scroll'] as const)
      addEventListener(name, restart, { passive: true, signal: waiting.signal })
    return () => {
      waiting.abort()
      clearTimeout(timer)
    }
  }, [])
}

/**
 * Renders nothing; offers sound once, as a message in the place that the screen reserves for messages, when that is
 * empty, nothing flies or covers the page, and nothing was touched for a moment.
 */
export function SoundOffer() {
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
