import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { pricePicks, pricingGuide, rewardCost } from '#shared/rewards/rules.ts'
import { numberIn } from '#web/lib/number-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { NumberField } from '#web/ui/field.tsx'
import { usePace } from './use-pace.ts'
import type { RewardDraft } from './use-reward-draft.ts'

/** A wait of more days than this is a long one for a child. */
const longWait = 30

interface CostFieldProps {
  child: Child
  writing: RewardDraft
  error: string | undefined
}

/** The price, with quick picks, guidance, and how long it takes at the present pace. */
export function CostField({ child, writing, error }: CostFieldProps) {
  const t = useTranslations('rewards.form')
  const common = useTranslations('common')
  const format = useFormatter()
  const { draft, kind, change } = writing
  const typed = numberIn(draft.cost, useLocale())
  const guide =
    kind === 'gift'
      ? t('guideGift', { points: pricingGuide.perDollar })
      : t('guidePrivilege', { points: pricingGuide.perMinute })
  return (
    <div className="grid gap-2">
      <NumberField
        name="pointsCost"
        label={t('cost')}
        requiredText={common('required')}
        hint={guide}
        error={error}
        value={draft.cost}
        onChange={({ target }) => change({ cost: target.value })}
      />
      <fieldset aria-label={t('picks')} className="flex flex-wrap gap-2">
        {pricePicks[kind].map((points) => (
          <Chip
            key={points}
            pressed={typed === points}
            aria-label={t('pickName', { points })}
            onClick={() => change({ cost: String(points) })}
          >
            {format.number(points)}
          </Chip>
        ))}
      </fieldset>
      <Wait child={child} cost={typed} />
    </div>
  )
}

function Wait({ child, cost }: { child: Child; cost: number }) {
  const t = useTranslations('rewards.form')
  const daysTo = usePace(child)
  if (!Number.isInteger(cost) || cost < rewardCost.min || cost > rewardCost.max) return null
  const days = daysTo(cost)
  return (
    <p className="text-small text-text-2" aria-live="polite">
      {days === null ? t('daysUnknown') : t('days', { days, name: child.name })}
      {days !== null && days > longWait && <span className="block">{t('large')}</span>}
    </p>
  )
}
