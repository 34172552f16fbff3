import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listRewards, type Reward } from '#shared/rewards/contract.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PromiseRow } from './promise-row.tsx'
import { useRedemptionsOfVisit } from './use-redemptions-of-visit.ts'
import { RedemptionList } from './redemption-list.tsx'
import { RewardDialog } from './reward-dialog.tsx'
import { RewardGrid } from './reward-grid.tsx'

type View = 'all' | 'own' | 'redeemed'

/** Renders the rewards of one child: all, own, redeemed. */
export function RewardsScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations('rewards')
  const [view, setView] = useState<View>('all')
  const [edited, setEdited] = useState<Reward | 'new' | null>(null)
  const reward = edited === 'new' ? null : edited
  const { pictures, timeZone } = user.family
  const store = (only: (reward: Reward) => boolean, empty: string) => (
    <RewardStore child={child} pictures={pictures} only={only} empty={empty} onEdit={setEdited} />
  )
  return (
    <>
      <div className="mx-0.5 mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="type-h2">{t('title')}</h1>
          <p className="text-small text-text-2 wrap-anywhere">{t('subtitle', { name: child.name })}</p>
        </div>
        <Button icon="plus" className="shrink-0" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </div>
      {family.length > 1 && <div className="mb-3">{chips}</div>}
      {view !== 'redeemed' && <Promises child={child} zone={timeZone} onMore={() => setView('redeemed')} />}
      <Tabs
        label={t('tabs')}
        className="lg:[&>[role=tablist]]:max-w-120"
        value={view}
        onChange={setView}
        tabs={[
          { value: 'all', label: t('tabAll'), panel: store(() => true, t('emptyAll', { name: child.name })) },
          { value: 'own', label: t('tabOwn'), panel: store(({ isCustom }) => isCustom, t('emptyOwn')) },
          { value: 'redeemed', label: t('tabRedeemed'), panel: <RedemptionList child={child} zone={timeZone} /> },
        ]}
      />
      <RewardDialog
        key={reward?.id ?? 'new'}
        child={child}
        reward={reward}
        pictures={pictures}
        open={edited !== null}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

const maxShownRedemptions = 2

/** Renders up to two redemptions that were not given when the screen was opened, and the number of others. */
function Promises({ child, zone, onMore }: { child: ChildScreenProps['child']; zone: string; onMore: () => void }) {
  const t = useTranslations('home')
  const { all } = useRedemptionsOfVisit(child)
  const promises = all.filter(({ before }) => before === 'open')
  if (promises.length === 0) return null
  const rest = promises.length - maxShownRedemptions
  return (
    <Card kind="night" className="mb-3 grid gap-3 rounded-card! py-3!">
      {promises.slice(0, maxShownRedemptions).map((one) => (
        <PromiseRow key={one.redemption.id} {...one} zone={zone} />
      ))}
      {rest > 0 && (
        <Button tone="night" onClick={onMore}>
          {t('morePromises', { count: rest })}
        </Button>
      )}
    </Card>
  )
}

interface RewardStoreProps {
  child: ChildScreenProps['child']
  pictures: boolean
  only: (reward: Reward) => boolean
  /** Shown if there are no such rewards. */
  empty: string
  onEdit: (reward: Reward | 'new') => void
}

function RewardStore({ child, pictures, only, empty, onEdit }: RewardStoreProps) {
  const t = useTranslations('rewards')
  const query = useQuery(read(listRewards, { query: { childId: child.id } }))
  const skeleton = (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-60 rounded-card" />
      ))}
    </div>
  )
  return (
    <QueryContent query={query} title={t('loadFailed')} skeleton={skeleton}>
      {(all) => {
        const rewards = all.filter(only)
        if (rewards.length > 0)
          return <RewardGrid rewards={rewards} child={child} pictures={pictures} onEdit={onEdit} />
        return (
          <EmptyState
            illustration={<Mascot pose="think" size={96} />}
            description={empty}
            action={<Button onClick={() => onEdit('new')}>{t('addOwn')}</Button>}
          />
        )
      }}
    </QueryContent>
  )
}
