import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { PromiseRow } from '#web/features/rewards/promise-row.tsx'
import { useRedemptionsOfVisit } from '#web/features/rewards/use-redemptions-of-visit.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'

/** Renders the newest redemption that was not given when home was opened, and the number of others. */
export function PromiseCard({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>) {
  const t = useTranslations('home')
  const { all, added } = useRedemptionsOfVisit(child)
  const [newest, ...others] = all.filter(({ before }) => before === 'open')
  const rest = others.filter(({ state }) => state === 'open').length + added.length
  if (!newest) return null
  return (
    <Card className="px-3.5! py-3!">
      <div className="flex items-center gap-3">
        <div className="shrink-0 overflow-hidden rounded-field [&>svg]:scale-150">
          <RewardDrawing reward={newest.redemption} className="size-11!" />
        </div>
        <div className="min-w-0 flex-1">
          <PromiseRow {...newest} zone={user.family.timeZone} />
        </div>
      </div>
      {rest > 0 && (
        <Link href="/rewards" className="type-label flex min-h-11 items-center text-primary">
          {t('morePromises', { count: rest })}
        </Link>
      )}
    </Card>
  )
}
