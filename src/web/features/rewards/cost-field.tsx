import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { pricePicks, pricingGuide, rewardCost } from '#shared/rewards/rules.ts'
import { Chip } from '#web/ui/chip.tsx'
import { NumberField } from '#web/ui/field.tsx'
import { usePace } from './use-pace.ts'
import type { RewardForm } from './use-reward-form.ts'

/** From more days on, the form advises smaller steps. */
const longWaitDays = 30

interface CostFieldProps {
  child: Child
  form: RewardForm
}

/** The price with quick picks, guidance, and the days until the child can pay it at the present pace. */
export function CostField({ child, form }: CostFieldProps) {
  const t = useTranslations('rewards.form')
  const format = useFormatter()
  const guide =
    form.kind === 'gift'
      ? t('guideGift', { points: pricingGuide.perDollar })
      : t('guidePrivilege', { points: pricingGuide.perMinute })
  return (
    <div className="grid gap-2">
      <NumberField {...form.field('pointsCost')} label={t('cost')} hint={guide} />
      <fieldset aria-label={t('picks')} className="flex flex-wrap gap-2">
        {pricePicks[form.kind].map((points) => (
          <Chip
            key={points}
            pressed={form.pointsCost === points}
            aria-label={t('pickName', { points })}
            onClick={() => form.change({ pointsCost: String(points) })}
          >
            {format.number(points)}
          </Chip>
        ))}
      </fieldset>
      <Wait child={child} cost={form.pointsCost} />
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
      {days !== null && days > longWaitDays && <span className="block">{t('large')}</span>}
    </p>
  )
}
