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

/** Renders the oldest redemption that was not given when home was opened, and the number of others. */
export function PromiseCard({ user, child, isNamed = false }: PromiseCardProps) {
  const { all, added } = useRedemptionsOfVisit(child)
  const [oldest, ...others] = all.filter(({ before }) => before === 'open').toReversed()
  const rest = others.filter(({ state }) => state === 'open').length + added.length
  if (!oldest) return null
  return (
    <Card
      data-promise=""
      className="flex items-center gap-3 py-2! pr-2.5! pl-3! max-[23rem]:items-start lg:items-start"
    >
      <div className="shrink-0 overflow-hidden rounded-field max-[23rem]:mt-1 lg:mt-1 [&>svg]:scale-115">
        <RewardDrawing reward={oldest.redemption} className="size-11! lg:size-9!" />
      </div>
      <div className="min-w-0 flex-1">
        <PromiseRow
          {...oldest}
          zone={user.family.timeZone}
          others={rest}
          {...(isNamed && { name: child.name, onOpen: () => chooseChild(child.id) })}
        />
      </div>
    </Card>
  )
}
