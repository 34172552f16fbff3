import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { chooseChild } from '#web/app/current-child.ts'
import { PromiseRow } from '#web/features/rewards/promise-row.tsx'
import { useRedemptionsOfVisit } from '#web/features/rewards/use-redemptions-of-visit.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { actMs } from '#web/ui/message.ts'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'

export type PromiseCardProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  /** Names the child, where none is selected; the row selects it. */
  isNamed?: boolean
}

/**
 * Renders the oldest redemption that is not given, of those when home was opened, and the number of others. Once it was
 * given, its button undoes that, until the next one takes its place, in the room of the largest.
 */
export function PromiseCard({ user, child, isNamed = false }: PromiseCardProps) {
  const { all, added } = useRedemptionsOfVisit(child)
  const [shownId, setShownId] = useState<string>()
  const rows = useRef<HTMLDivElement>(null)
  const promises = all.filter(({ before }) => before === 'open').toReversed()
  const oldest = promises.find(({ state }) => state === 'open')
  const lastShown = promises.find(({ redemption }) => redemption.id === shownId)
  const isGivenNow = lastShown !== undefined && lastShown.state !== 'open'
  const shown = isGivenNow ? lastShown : (oldest ?? promises[0])
  if (shown?.redemption.id !== shownId) setShownId(shown?.redemption.id)
  const others = promises.filter((one) => one !== shown && one.state === 'open')
  useShowNextInTime(isGivenNow && oldest !== undefined, rows, () => setShownId(undefined))
  if (!shown) return null
  return (
    <Card data-promise="" className="flex items-center gap-3.5 px-3.5! py-2! max-[23rem]:items-start lg:items-start">
      <div className="shrink-0 overflow-hidden rounded-field max-[23rem]:mt-1 lg:mt-1 [&>svg]:scale-115">
        <RewardDrawing reward={shown.redemption} className="size-11! lg:size-9!" />
      </div>
      <div ref={keepLargestHeight} className="grid min-w-0 flex-1">
        <div ref={rows} className="grid grid-cols-1 items-center">
          {promises.map((promise) => (
            <div
              key={promise.redemption.id}
              className={classNames(
                // Long enough to see that another one has taken the place.
                'late-tap-guard col-start-1 row-start-1 delay-1500!',
                promise === shown ? 'animate-fade' : 'pointer-events-none invisible',
              )}
            >
              <PromiseRow
                {...promise}
                zone={user.family.timeZone}
                others={others.length + added.length}
                {...(isNamed && { name: child.name, onOpen: () => chooseChild(child.id) })}
              />
            </div>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** Calls `showNext` as long after one was given as a message would offer to undo that, but not while it has the keyboard's focus. */
const useShowNextInTime = (isGivenNow: boolean, rows: RefObject<Element | null>, showNext: () => void): void => {
  const showUnlessFocused = useEffectEvent(() => {
    if (!rows.current?.matches(':has(:focus-visible)')) showNext()
  })
  // External systems: the clock and the focus.
  useEffect(() => {
    if (!isGivenNow) return undefined
    const timer = setInterval(showUnlessFocused, actMs)
    return () => clearInterval(timer)
  }, [isGivenNow])
}
