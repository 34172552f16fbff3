import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { suggestedPrices, suggestedPointRates, rewardCategories, costLimits } from '#shared/rewards/rules.ts'
import { LazyPictureField, usePreloadedPictureField } from '#web/ledger/lazy-picture-choice.tsx'
import { LightRow } from '#web/ledger/light-row.tsx'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipButton } from '#web/ui/chip.tsx'
import { maxLights, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { RewardCover } from '#web/ui/reward-cover.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useDaysToAfford } from './use-days-to-afford.ts'
import { useRewardForm, type RewardFormState } from './use-reward-form.ts'

interface RewardDialogProps {
  child: Child
  /** Null for a new one. */
  reward: Reward | null
  pictures: boolean
  open: boolean
  onAdded: (reward: Reward) => void
  onClose: () => void
}

/** Renders the dialog that adds or edits a reward. What was typed is kept until it is saved; give it the reward's id as `key`. */
export function RewardDialog({ child, reward, pictures, open, onAdded, onClose }: RewardDialogProps) {
  const t = useTranslations('rewards')
  usePreloadedPictureField()
  const form = useRewardForm(child, reward, (saved) => {
    if (!reward) onAdded(saved)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      title={reward ? t('form.editTitle') : t('form.addTitle', { name: child.name })}
      form={form}
      onClose={onClose}
    >
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
        <TextField {...form.field('title')} label={t('form.name')} hint={t('form.nameHint')} autoComplete="off" />
        <LazyPictureField
          title={form.values.title}
          tone="honey"
          own={form.preset && <RewardCover category={form.values.category} preset={form.preset} className="size-12" />}
          {...form.choice('picture')}
        />
        <CostField child={child} form={form} />
        <TextArea {...form.textArea('description')} label={t('form.description')} />
        <MoreFields
          label={t('form.more')}
          hint={t('form.moreHint')}
          initiallyOpen={Boolean(reward?.imageUrl)}
          hasError={form.errorOf('imageUrl') !== undefined}
        >
          <SelectField
            {...form.choice('category')}
            name="category"
            label={t('form.category')}
            options={rewardCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
          />
          <TextField
            {...form.field('imageUrl')}
            type="url"
            inputMode="url"
            label={t('form.image')}
            hint={pictures ? t('form.imageOn') : t('form.imageOff')}
            autoComplete="off"
            spellCheck={false}
          />
        </MoreFields>
        <FormButtons>
          <Button type="submit" pending={form.isPending}>
            {reward ? t('form.save') : t('form.submit')}
          </Button>
        </FormButtons>
      </Form>
    </FormDialog>
  )
}

/** Renders the field of the price with suggested prices, guidance, its lights, and the days until the child can pay it. */
function CostField({ child, form }: { child: Child; form: RewardFormState }) {
  const t = useTranslations('rewards.form')
  const format = useFormatter()
  const guide =
    form.kind === 'gift'
      ? t('guideGift', { points: suggestedPointRates.perCurrencyUnit })
      : t('guidePrivilege', { points: suggestedPointRates.perMinute })
  return (
    <div className="grid gap-2">
      <NumberField {...form.field('pointsCost')} label={t('cost')} hint={guide} />
      <fieldset aria-label={t('picks')} className="grid grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-1.5">
        {suggestedPrices[form.kind].map((points) => (
          <ChipButton
            key={points}
            pressed={form.pointsCost === points}
            className="px-0! tabular-nums"
            aria-label={t('pickName', { points })}
            onClick={() => form.change({ pointsCost: String(points) })}
          >
            {format.number(points)}
          </ChipButton>
        ))}
      </fieldset>
      <WaitText child={child} cost={form.pointsCost} />
    </div>
  )
}

/** If the child has to wait for more days, the form advises smaller steps. */
const longWaitDays = 30

function WaitText({ child, cost }: { child: Child; cost: number }) {
  const t = useTranslations('rewards.form')
  const daysTo = useDaysToAfford(child)
  if (!Number.isInteger(cost) || cost < costLimits.min || cost > costLimits.max) return null
  const days = daysTo(cost)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 text-small font-semibold">
        {cost <= maxLights * pointsPerLight && <LightRow have={cost} need={cost} size={22} ground="paper" />}
        {t('lights', { count: Math.ceil(cost / pointsPerLight) })}
      </div>
      <p className="text-small text-text-2" aria-live="polite">
        {days === null ? t('daysUnknown') : t('days', { days, name: child.name })}
        {days !== null && days > longWaitDays && <span className="block">{t('large')}</span>}
      </p>
    </>
  )
}
