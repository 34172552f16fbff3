import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { chooseChild } from '#web/app/current-child.ts'
import { GiveButton } from '#web/features/rewards/give-button.tsx'
import { useGivenHere } from '#web/features/rewards/give-redemption.ts'
import { promisesPath } from '#web/features/rewards/promises-path.ts'
import { PromiseRow } from '#web/features/rewards/promise-row.tsx'
import { useRedemptionsOfVisit } from '#web/features/rewards/use-redemptions-of-visit.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

export type PromiseCardProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  /** How many promises are shown. */
  max: number
  /** Stands beside the title. */
  aside?: ReactNode
}

const rowClasses =
  'mt-2 flex gap-3.5 border-t border-line pt-2 [:first-child+&]:mt-0 [:first-child+&]:border-t-0 [:first-child+&]:pt-1'

/**
 * Renders the newest redemptions that were not given yet when home was opened, and the number of others. Once one was
 * given, its button undoes that while home is open; later a row below does, for the one that was given last in this
 * tab.
 */
export function PromiseCard({ user, child, max, aside }: PromiseCardProps) {
  const t = useTranslations()
  const titles = useTitles()
  const { all, added } = useRedemptionsOfVisit(child)
  const promises = all.filter(({ before }) => before === 'open')
  const shown = promises.slice(0, max)
  const hidden = promises.slice(max).filter(({ state }) => state === 'open').length + added.length
  const lastGiven = useGivenHere().at(-1)
  const [givenBefore] = useState(lastGiven)
  const given = all.find(({ redemption, before }) => before === 'given' && redemption.id === givenBefore)
  if (shown.length === 0 && !given) return null
  const onOpen = () => chooseChild(child.id)
  const title = given ? titles.reward(given.redemption) : ''
  return (
    <Card data-promise={child.id} className="grid grid-cols-1 content-start px-3.5! py-2!">
      <div className="mb-1.5 flex min-h-9 items-center justify-between gap-2.5">
        <h2 className="type-h3 flex min-w-0 items-center gap-2.5">
          <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
          <span className="min-w-0 truncate">{t('home.promisedTo', { name: child.name })}</span>
        </h2>
        {aside}
      </div>
      {shown.map((promise) => (
        <div key={promise.redemption.id} className={classNames('items-center max-[23rem]:items-start', rowClasses)}>
          <div className="shrink-0 overflow-hidden rounded-field max-[23rem]:mt-1 [&>svg]:scale-115">
            <RewardDrawing reward={promise.redemption} className="size-11! lg:size-9!" />
          </div>
          <div className="min-w-0 flex-1">
            <PromiseRow {...promise} zone={user.family.timeZone} onOpen={onOpen} />
          </div>
        </div>
      ))}
      {hidden > 0 && (
        <Link
          href={promisesPath}
          onClick={onOpen}
          className={classNames('press items-center justify-between text-small text-text-2 no-underline', rowClasses)}
        >
          {t('promises.more', { count: hidden })}
          <Icon name="forward" size={18} className="my-1.5 shrink-0" />
        </Link>
      )}
      {given && (
        <div className={classNames('items-center', rowClasses)}>
          <span className="min-w-0 flex-1 text-small text-text-2 wrap-anywhere">
            {given.state === 'given' ? t('promises.givenDone', { title }) : title}
          </span>
          <GiveButton {...given} />
        </div>
      )}
    </Card>
  )
}
