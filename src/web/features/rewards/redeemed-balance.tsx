import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Jar } from '#web/ui/jar.tsx'
import { canAnimate } from '#web/ui/can-animate.ts'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { computeLeavingMs, countRedeemLights } from './redeem-flight.ts'

interface RedeemedBalanceProps {
  child: Child
  cost: number
  before: number
  answer: { balance: number } | null
  startMs: number
}

/** Renders the jar and the balance as they were before; both sink as the lights leave. */
export function RedeemedBalance({ child, cost, before, answer, startMs }: RedeemedBalanceProps) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const formatNumber = useFormatNumber()
  const points = useSinkingPoints({ cost, before, answer, startMs })
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
        <RollingNumber value={points} format={formatNumber} />
      </p>
      <p className={answer ? 'redeem-late text-small text-night-text' : 'invisible text-small'}>
        {t('left', { count: answer?.balance ?? before })}
      </p>
    </div>
  )
}

/**
 * Returns the balance before the redemption, then less with each light that leaves, and in the end what the server said;
 * with reduced motion that from the response on.
 */
const useSinkingPoints = ({ cost, before, answer, startMs }: Omit<RedeemedBalanceProps, 'child'>): number => {
  const [gone, setGone] = useState(0)
  const isRedeemed = answer !== null
  const lights = countRedeemLights(cost)
  // External system: the clock that the flight of the lights follows.
  useEffect(() => {
    if (!isRedeemed) return undefined
    const timers = Array.from({ length: lights }, (_, nth) =>
      setTimeout(() => setGone(nth + 1), canAnimate() ? startMs + computeLeavingMs(nth) : 0),
    )
    return () => timers.forEach(clearTimeout)
  }, [lights, isRedeemed, startMs])
  if (!answer) return before
  return gone === lights ? answer.balance : Math.round(before - (cost * gone) / lights)
}
