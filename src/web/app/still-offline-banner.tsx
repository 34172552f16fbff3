import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { findLastResponseTime, useReachable } from '#web/lib/reachability.ts'
import { OfflineBar } from './offline-bar.tsx'
import { keepPlaceAfterInsertion, removeWithoutMoving } from './space-above.ts'

/** Renders the banner about the missing connection, whose coming and going moves nothing; with `hasData` from when that is. */
export function StillOfflineBanner({ hasData }: { hasData: boolean }) {
  const isServerReachable = useReachable()
  const [shown, setShown] = useState<'with-page' | 'inserted' | null>(isServerReachable ? null : 'with-page')
  if (!isServerReachable && shown === null) setShown('inserted')
  if (shown === null) return null
  return (
    <StillBar hasData={hasData} isInserted={shown === 'inserted'} isLeaving={isServerReachable} onLeft={setShown} />
  )
}

interface StillBarProps {
  hasData: boolean
  /** Whether the page was there before it. */
  isInserted: boolean
  isLeaving: boolean
  onLeft: (shown: null) => void
}

function StillBar({ hasData, isInserted, isLeaving, onLeft }: StillBarProps) {
  const bar = useRef<HTMLOutputElement>(null)
  const t = useTranslations('shell')
  const since = useTextSince()
  // The external system is the scroll position.
  useLayoutEffect(
    () => (isInserted && bar.current ? keepPlaceAfterInsertion(bar.current.offsetHeight) : undefined),
    [isInserted],
  )
  useEffect(() => {
    if (!isLeaving || !bar.current) return undefined
    return removeWithoutMoving(bar.current.offsetHeight, () => onLeft(null))
  }, [isLeaving, onLeft])
  return (
    <OfflineBar ref={bar} isHidden={isLeaving}>
      {hasData && since ? t('offlineUnsaved', { since }) : undefined}
    </OfflineBar>
  )
}

/** Returns from when the page is: "Last updated at 18:20.", with the day if that was another one. */
const useTextSince = (): string | undefined => {
  const t = useTranslations('shell')
  const format = useFormatInstant()
  const now = useNow().getTime()
  const at = findLastResponseTime()
  if (at === undefined) return undefined
  const formatDay = (instant: number) => format(instant, { weekday: 'long', day: 'numeric', month: 'long' })
  const time = format(at, { hour: '2-digit', minute: '2-digit' })
  const day = formatDay(at)
  return day === formatDay(now) ? t('offlineSince', { time }) : t('offlineSinceDay', { day, time })
}
