import { useState } from 'react'
import { chooseChild } from '#web/app/current-child.ts'
import { PromiseRow } from '#web/features/rewards/promise-row.tsx'
import { useRedemptionsOfVisit } from '#web/features/rewards/use-redemptions-of-visit.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'

export type PromiseCardProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  /** Names the child, where none is selected; the row selects it. */
  isNamed?: boolean
}

/**
 * Renders the redemption that was the oldest to give when home was opened, and the number of others. Once it was given, its
 * button undoes that, as long as home is open.
 */
export function PromiseCard({ user, child, isNamed = false }: PromiseCardProps) {
  const { all, added } = useRedemptionsOfVisit(child)
  const [shownId, setShownId] = useState<string>()
  const promises = all.filter(({ before }) => before === 'open').toReversed()
  const open = promises.filter(({ state }) => state === 'open')
  const shown = promises.find(({ redemption }) => redemption.id === shownId) ?? open[0]
  if (shown?.redemption.id !== shownId) setShownId(shown?.redemption.id)
  if (!shown) return null
  return (
    <Card data-promise="" className="flex items-center gap-3.5 px-3.5! py-2! max-[23rem]:items-start lg:items-start">
      <div className="shrink-0 overflow-hidden rounded-field max-[23rem]:mt-1 lg:mt-1 [&>svg]:scale-115">
        <RewardDrawing reward={shown.redemption} className="size-11! lg:size-9!" />
      </div>
      <div className="min-w-0 flex-1">
        <PromiseRow
          {...shown}
          zone={user.family.timeZone}
          others={open.filter((one) => one !== shown).length + added.length}
          {...(isNamed && { name: child.name, onOpen: () => chooseChild(child.id) })}
        />
      </div>
    </Card>
  )
}
