import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listRewards, type Reward } from '#shared/rewards/contract.ts'
import { sortNearestFirst } from '#shared/rewards/rules.ts'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NextReward } from './next-reward.tsx'
import { usePromisesLocation } from './use-promises-location.ts'
import { RedemptionList } from './redemption-list.tsx'
import type { RewardViewProps } from './reward-card.tsx'
import { RewardDialog } from './reward-dialog.tsx'
import { isShown, type RewardFilter, type ShownKind } from './reward-filter.tsx'
import { RewardGrid } from './reward-grid.tsx'
import { RewardSheet } from './reward-sheet.tsx'
import { PromisesHeader, RewardsHeader } from './rewards-header.tsx'
import { placeFormerNext, useNextOfVisit, type Visit } from './use-next-of-visit.ts'
import { usePromises } from './use-promises.ts'
import { useRedeem } from './use-redeem.tsx'
import { useRewardView } from './use-reward-view.ts'
import { useScrollToNew } from './use-scroll-to-new.ts'

/** Renders the rewards of one child, the nearest one first, and what was redeemed. */
export function RewardsScreen(props: ChildScreenProps) {
  const { user, child, chips } = props
  const t = useTranslations('rewards')
  const isWide = useMediaQuery(wideMediaQuery)
  const [edited, setEdited] = useState<Reward | 'new' | null>(null)
  const reward = edited === 'new' ? null : edited
  const promises = usePromisesLocation()
  const [kind, setKind] = useState<ShownKind>('all')
  const filter: RewardFilter = promises.isOpen ? 'redeemed' : kind
  const [newIds, setNewIds] = useState<readonly string[]>([])
  const showNew = (added: Reward) => {
    setNewIds((before) => [added.id, ...before])
    setKind('all')
  }
  const query = useQuery(read(listRewards, { query: { childId: child.id } }))
  return (
    <>
      {filter === 'redeemed' ? (
        <PromisesHeader onBack={promises.close} />
      ) : (
        <RewardsHeader
          {...{ child, kind }}
          onKind={setKind}
          onPromises={promises.open}
          onAdd={() => setEdited('new')}
        />
      )}
      {isWide && chips && <div className="mb-3">{chips}</div>}
      <QueryContent query={query} title={t('loadFailed')} skeleton={<RewardsSkeleton />}>
        {(rewards) => (
          <RewardStore {...props} {...{ rewards, filter, newIds }} onShowPromises={promises.open} onEdit={setEdited} />
        )}
      </QueryContent>
      <RewardDialog
        key={reward?.id ?? 'new'}
        child={child}
        reward={reward}
        pictures={user.family.pictures}
        open={edited !== null}
        onAdded={showNew}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

function RewardsSkeleton() {
  return (
    <>
      <Skeleton className="mb-3 h-41.5 rounded-card" />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2 min-[80rem]:grid-cols-3">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-60 rounded-card" />
        ))}
      </div>
    </>
  )
}

type RewardStoreProps = ChildScreenProps & {
  rewards: readonly Reward[]
  /** The ids of the rewards that were added since the screen was opened, newest first. */
  newIds: readonly string[]
  filter: RewardFilter
  onShowPromises: () => void
  onEdit: (reward: Reward | 'new') => void
}

function RewardStore(props: RewardStoreProps) {
  const { user, child, family, rewards, newIds, filter, onShowPromises, onEdit } = props
  const { promises, promisedIds } = usePromises(child)
  const [openId, setOpenId] = useState<string | null>(null)
  const redeem = useRedeem(child, user.family.pictures)
  // The next wish is chosen while the scene covers the screen, once what was redeemed is known to be promised.
  const isPromising = redeem.showingId !== null && !promisedIds.has(redeem.showingId)
  const nextOfVisit = useNextOfVisit(child, rewards, filter === 'redeemed' || isPromising)
  const viewOf = useRewardView({
    user,
    child,
    family,
    promises,
    newIds,
    redeem,
    onOpen: setOpenId,
    onEdit,
    onShowPromises,
  })
  const opened = rewards.find(({ id }) => id === openId)
  useScrollToNew(newIds.find((newId) => rewards.some(({ id }) => id === newId)))
  if (!nextOfVisit) return <RewardsSkeleton />
  const { next, visit } = nextOfVisit
  return (
    <>
      {filter === 'redeemed' ? (
        // So high that the page stays where it is when it was scrolled before.
        <div className="min-h-[calc(100dvh-var(--sticky-top))]">
          <RedemptionList child={child} zone={user.family.timeZone} />
        </div>
      ) : (
        <>
          {next && isShown(next, filter) && <NextReward {...viewOf(next)} />}
          <FilteredRewards {...{ rewards, newIds, next, visit, filter, viewOf, onEdit }} name={child.name} />
        </>
      )}
      {opened && <RewardSheet {...viewOf(opened)} open onClose={() => setOpenId(null)} />}
      {redeem.scene}
    </>
  )
}

interface FilteredRewardsProps {
  rewards: readonly Reward[]
  /** The ids of the rewards that stand first, whatever they cost. */
  newIds: readonly string[]
  /** The reward that stands above the list and is left out of it. */
  next: Reward | undefined
  visit: Visit
  filter: RewardFilter
  name: string
  viewOf: (reward: Reward) => RewardViewProps
  onEdit: (reward: 'new') => void
}

/** Returns rewards with those that have the ids first, in the order of the ids. */
const putFirst = (ids: readonly string[], rewards: readonly Reward[]): Reward[] => [
  ...ids.flatMap((id) => rewards.find((reward) => reward.id === id) ?? []),
  ...rewards.filter(({ id }) => !ids.includes(id)),
]

function FilteredRewards(props: FilteredRewardsProps) {
  const { rewards, newIds, next, visit, filter, name, viewOf, onEdit } = props
  const t = useTranslations('rewards')
  const filtered = rewards.filter((reward) => isShown(reward, filter))
  const sorted = placeFormerNext(sortNearestFirst(filtered, visit.promisedIds), visit.nextIds)
  const shown = putFirst(newIds, sorted)
  const inGrid = shown.filter((reward) => reward !== next)
  if (shown.length > 0)
    return <RewardGrid {...{ rewards: inGrid, viewOf }} promisedIds={visit.promisedIds} onAdd={() => onEdit('new')} />
  if (filter === 'gift' || filter === 'privilege') {
    return <p className="py-8 text-center text-text-2">{t('emptyFilter')}</p>
  }
  return (
    <EmptyState
      illustration={<PosedMascot pose="think" size={96} />}
      description={filter === 'own' ? t('emptyOwn') : t('emptyAll', { name })}
      action={<Button onClick={() => onEdit('new')}>{t('addOwn')}</Button>}
    />
  )
}
