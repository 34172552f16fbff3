import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { suggestedPrices, pricingGuide, rewardCategories, rewardCost } from '#shared/rewards/rules.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePace } from './use-pace.ts'
import { useRewardForm, type RewardForm } from './use-reward-form.ts'

interface RewardDialogProps {
  child: Child
  /** Null for a new one. */
  reward: Reward | null
  pictures: boolean
  open: boolean
  onClose: () => void
}

/** Adds or edits a reward. Closing it clears its fields; give it the reward's id as `key`. */
export function RewardDialog({ child, reward, pictures, open, onClose }: RewardDialogProps) {
  const t = useTranslations('rewards')
  const form = useRewardForm(child, reward, onClose)
  return (
    <DraftDialog open={open} title={reward ? t('form.editTitle') : t('form.addTitle')} form={form} onClose={onClose}>
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
        <TextField {...form.field('title')} label={t('form.name')} hint={t('form.nameHint')} autoComplete="off" />
        <SelectField
          {...form.choice('category')}
          name="category"
          label={t('form.category')}
          options={rewardCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        />
        <CostField child={child} form={form} />
        <TextArea {...form.textArea('description')} label={t('form.description')} />
        <TextField
          {...form.field('imageUrl')}
          type="url"
          inputMode="url"
          label={t('form.image')}
          hint={pictures ? t('form.imageOn') : t('form.imageOff')}
          autoComplete="off"
          spellCheck={false}
        />
        <FormEnd>
          <Button type="submit" pending={form.isPending}>
            {reward ? t('form.save') : t('form.submit')}
          </Button>
        </FormEnd>
      </Form>
    </DraftDialog>
  )
}

/** The price with quick picks, guidance, and the days until the child can pay it at the present pace. */
function CostField({ child, form }: { child: Child; form: RewardForm }) {
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
        {suggestedPrices[form.kind].map((points) => (
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

/** From more days on, the form advises smaller steps. */
const longWaitDays = 30

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
