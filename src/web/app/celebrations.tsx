import { Suspense, useEffect } from 'react'
import { FlightLayer } from '#web/ledger/flight-layer.tsx'
import { useGoodNight } from '#web/ledger/good-night.ts'
import { startSound, useIsSoundOffered } from '#web/ledger/sound.ts'
import { useFeast } from '#web/ui/feast-queue.ts'
import { lazyWithMessages } from './lazy-component.tsx'

const { Component: LazyFeast } = lazyWithMessages(async () => (await import('#web/ledger/feast.tsx')).Feast)
const { Component: LazyGoodNightSky } = lazyWithMessages(
  async () => (await import('#web/ledger/good-night-sky.tsx')).GoodNightSky,
)
const { Component: LazySoundOffer } = lazyWithMessages(
  async () => (await import('#web/ledger/sound-offer.tsx')).SoundOffer,
)

/** Renders what follows an award: its lights, a feast, good night (which waits while a feast is shown), and the offer of sound. */
export function Celebrations() {
  const hasFeast = useFeast() !== undefined
  const isGoodNight = useGoodNight() !== null
  const isSoundOffered = useIsSoundOffered()
  // External systems: the browser's sound and the network.
  useEffect(startSound, [])
  return (
    <>
      <FlightLayer />
      <Suspense>{hasFeast && <LazyFeast />}</Suspense>
      <Suspense>{isGoodNight && !hasFeast && <LazyGoodNightSky />}</Suspense>
      <Suspense>{isSoundOffered && <LazySoundOffer />}</Suspense>
    </>
  )
}
