import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { chooseChild } from '#web/app/current-child.ts'
import { GiveButton } from '#web/features/rewards/give-button.tsx'
import { useGivenHere } from '#web/features/rewards/give-redemption.ts'
import { PromiseRow } from '#web/features/rewards/promise-row.tsx'
import { useRedemptionsOfVisit } from '#web/features/rewards/use-redemptions-of-visit.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

export type PromiseCardProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  /** How many promises are shown. */
  max: number
  /** Names the child, where none is selected; the row selects it. */
  isNamed?: boolean
}

const rowClasses = 'flex gap-3.5 border-line not-first:mt-2 not-first:border-t not-first:pt-2'

/**
 * Renders the redemptions that were the oldest to give when home was opened, and the number of others. Once one was given,
 * its button undoes that, as long as home is open; after that a row below does, for the latest one of this tab.
 */
export function PromiseCard({ user, child, max, isNamed = false }: PromiseCardProps) {
  const t = useTranslations('promises')
  const titles = useTitles()
  const { all, added } = useRedemptionsOfVisit(child)
  const promises = all.filter(({ before }) => before === 'open').toReversed()
  const shown = promises.slice(0, max)
  const others = promises.slice(max).filter(({ state }) => state === 'open').length + added.length
  const lastGiven = useGivenHere().at(-1)
  const [givenBefore] = useState(lastGiven)
  const given = all.find(({ redemption, before }) => before === 'given' && redemption.id === givenBefore)
  if (shown.length === 0 && !given) return null
  const title = given ? titles.reward(given.redemption) : ''
  return (
    <Card data-promise="" className="grid px-3.5! py-2!">
      {shown.map((promise, n) => (
        <div
          key={promise.redemption.id}
          className={classNames('items-center max-[23rem]:items-start lg:items-start', rowClasses)}
        >
          <div className="shrink-0 overflow-hidden rounded-field max-[23rem]:mt-1 lg:mt-1 [&>svg]:scale-115">
            <RewardDrawing reward={promise.redemption} className="size-11! lg:size-9!" />
          </div>
          <div className="min-w-0 flex-1">
            <PromiseRow
              {...promise}
              zone={user.family.timeZone}
              others={n === shown.length - 1 ? others : 0}
              {...(isNamed && { name: child.name, onOpen: () => chooseChild(child.id) })}
            />
          </div>
        </div>
      ))}
      {given && (
        <div className={classNames('items-center', rowClasses)}>
          <span className="min-w-0 flex-1 text-small text-text-2 wrap-anywhere">
            {given.state === 'given' ? t('givenDone', { title }) : title}
          </span>
          <GiveButton {...given} />
        </div>
      )}
    </Card>
  )
}
