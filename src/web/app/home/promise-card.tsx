import { useEffect, useRef, useState, type RefObject } from 'react'
import { chooseChild } from '#web/app/current-child.ts'
import { PromiseRow } from '#web/features/rewards/promise-row.tsx'
import { useRedemptionsOfVisit } from '#web/features/rewards/use-redemptions-of-visit.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { actMs } from '#web/ui/message.ts'

export type PromiseCardProps = Pick<ChildScreenProps, 'user' | 'child' | 'family'> & {
  /** Names the child, where none is selected; the row selects it. */
  isNamed?: boolean
}

/**
 * Renders the oldest redemption that was not given when home was opened, and the number of others. What was given keeps its
 * place as long as a message does; then the next one takes it.
 */
export function PromiseCard({ user, child, family, isNamed = false }: PromiseCardProps) {
  const { all, added } = useRedemptionsOfVisit(child)
  const [shownId, setShownId] = useState<string>()
  const row = useRef<HTMLDivElement>(null)
  const promises = all.filter(({ before }) => before === 'open').toReversed()
  const shown = promises.find(({ redemption }) => redemption.id === shownId) ?? promises[0]
  const others = promises.filter((one) => one !== shown && one.state === 'open')
  useNextInTime(shown?.state === 'open' ? undefined : others[0]?.redemption.id, row, setShownId)
  if (!shown) return null
  return (
    <Card
      data-promise=""
      className="flex items-center gap-3.5 py-2! pr-2.5! pl-3! max-[23rem]:items-start lg:items-start"
    >
      <div className="relative shrink-0 max-[23rem]:mt-1 lg:mt-1">
        <div className="overflow-hidden rounded-field [&>svg]:scale-115">
          <RewardDrawing reward={shown.redemption} className="size-11! lg:size-9!" />
        </div>
        {!isNamed && family.length > 1 && (
          <Avatar
            emoji={child.avatarUrl}
            name={child.name}
            size="small"
            className="absolute -right-1.5 -bottom-1.5 ring-2 ring-surface lg:hidden"
          />
        )}
      </div>
      {/* A tap meant for the one before reaches nothing. */}
      <div
        ref={row}
        key={shown.redemption.id}
        className="late-tap-guard min-w-0 flex-1 animate-fade starting:pointer-events-none"
      >
        <PromiseRow
          {...shown}
          zone={user.family.timeZone}
          others={others.length + added.length}
          {...(isNamed && { name: child.name, onOpen: () => chooseChild(child.id) })}
        />
      </div>
    </Card>
  )
}

/** Calls `show` with the next id after the time of a message, but not while an element has the keyboard's focus. */
const useNextInTime = (
  nextId: string | undefined,
  row: RefObject<Element | null>,
  show: (id: string) => void,
): void => {
  // External systems: the clock and the focus.
  useEffect(() => {
    if (nextId === undefined) return undefined
    const timer = setInterval(() => {
      if (!row.current?.matches(':has(:focus-visible)')) show(nextId)
    }, actMs)
    return () => clearInterval(timer)
  }, [nextId, row, show])
}
