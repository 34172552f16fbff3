import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { useAnyOverlayOpen } from '#web/ui/use-any-overlay-open.ts'
import { setSound } from './sound.ts'

/** How long nothing must be touched before sound is offered, in milliseconds. */
const restMs = 4000

const useHasRested = (): boolean => {
  const [hasRested, setHasRested] = useState(false)
  // External system: the user's input.
  useEffect(() => {
    const waiting = new AbortController()
    let timer = setTimeout(() => setHasRested(true), restMs)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHasRested(true), restMs)
    }
    for (const name of ['pointerdown', 'keydown'] as const)
      addEventListener(name, restart, { passive: true, signal: waiting.signal })
    return () => {
      waiting.abort()
      clearTimeout(timer)
    }
  }, [])
  return hasRested
}

/** Renders a card that offers sound, once nothing was touched for a moment and nothing covers the page. */
export function SoundOffer() {
  const t = useTranslations('sound')
  const isOverlayOpen = useAnyOverlayOpen()
  const hasRested = useHasRested()
  if (!hasRested || isOverlayOpen) return null
  return (
    <section
      data-sheet="install"
      aria-labelledby="sound-offer"
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+var(--bottom-bulge)+0.625rem)] z-20 mx-auto grid max-w-120 animate-sheet gap-3 rounded-panel border border-line bg-surface p-4 shadow-float lg:right-6 lg:bottom-6 lg:left-auto lg:w-100"
    >
      <h2 id="sound-offer" className="type-h3">
        {t('title')}
      </h2>
      <p className="text-small text-text-2">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void setSound(true)} className="flex-1">
          {t('accept')}
        </Button>
        <Button tone="soft" onClick={() => void setSound(false)} className="flex-1">
          {t('decline')}
        </Button>
      </div>
    </section>
  )
}
