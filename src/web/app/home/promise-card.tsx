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

export type PromiseCardProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  /** Names the child, where none is selected; the row selects it. */
  isNamed?: boolean
}

/**
 * Renders the redemption that was the oldest to give when home was opened, and the number of others. Once it was given, its
 * button undoes that, as long as home is open; after that a row below does, for the latest one of this tab.
 */
export function PromiseCard({ user, child, isNamed = false }: PromiseCardProps) {
  const t = useTranslations('promises')
  const titles = useTitles()
  const { all, added } = useRedemptionsOfVisit(child)
  const [shownId, setShownId] = useState<string>()
  const promises = all.filter(({ before }) => before === 'open').toReversed()
  const open = promises.filter(({ state }) => state === 'open')
  const shown = promises.find(({ redemption }) => redemption.id === shownId) ?? open[0]
  if (shown?.redemption.id !== shownId) setShownId(shown?.redemption.id)
  const lastGiven = useGivenHere().at(-1)
  const [givenBefore] = useState(lastGiven)
  const given = all.find(({ redemption, before }) => before === 'given' && redemption.id === givenBefore)
  if (!shown && !given) return null
  const title = given ? titles.reward(given.redemption) : ''
  return (
    <Card data-promise="" className="grid px-3.5! py-2!">
      {shown && (
        <div className="flex items-center gap-3.5 max-[23rem]:items-start lg:items-start">
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
        </div>
      )}
      {given && (
        <div className="mt-2 flex items-center gap-3 border-line pt-2 first:mt-0 first:pt-0 not-first:border-t">
          <span className="min-w-0 flex-1 text-small text-text-2 wrap-anywhere">
            {given.state === 'given' ? t('givenDone', { title }) : title}
          </span>
          <GiveButton {...given} />
        </div>
      )}
    </Card>
  )
}
