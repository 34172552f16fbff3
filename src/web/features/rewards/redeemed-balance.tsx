import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Jar } from '#web/ui/jar.tsx'
import { canAnimate } from '#web/ui/can-animate.ts'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { computeLastLandingMs, countRedeemLights } from './redeem-flight.ts'

interface RedeemedBalanceProps {
  child: Child
  cost: number
  before: number
  answer: { balance: number } | null
  startMs: number
}

/** Renders the jar and the balance, which counts down when the last light has landed. */
export function RedeemedBalance({ child, cost, before, answer, startMs }: RedeemedBalanceProps) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const formatNumber = useFormatNumber()
  const hasLanded = useHasLanded(cost, answer !== null, startMs)
  const points = answer?.balance ?? before
  return (
    <div className="redeem-balance grid justify-items-center">
      <Jar
        points={points}
        seed={child.id}
        size="panel"
        shelfLabel={(jars) => `× ${format.number(jars)}`}
        className="redeem-jar"
      />
      <p className="type-h1 mt-1 text-night-gold tabular-nums">
        <RollingNumber value={hasLanded ? points : before} format={formatNumber} />
      </p>
      <p className={answer ? 'redeem-late text-small text-night-text' : 'invisible text-small'}>
        {t('left', { count: points })}
      </p>
    </div>
  )
}

/** Returns true from the landing of the last light on; with reduced motion, from the response on. */
const useHasLanded = (cost: number, isRedeemed: boolean, startMs: number): boolean => {
  const [hasLanded, setHasLanded] = useState(false)
  // External system: the clock that the flight of the lights follows.
  useEffect(() => {
    if (!isRedeemed) return undefined
    const flightMs = startMs + computeLastLandingMs(countRedeemLights(cost))
    const timer = setTimeout(() => setHasLanded(true), canAnimate() ? flightMs : 0)
    return () => clearTimeout(timer)
  }, [cost, isRedeemed, startMs])
  return hasLanded
}
