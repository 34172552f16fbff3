import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { rewardCategories } from '#shared/rewards/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { CostField } from './cost-field.tsx'
import type { RewardDraft } from './use-reward-draft.ts'
import { useSaveReward } from './use-save-reward.ts'

interface RewardFormProps {
  child: Child
  /** The reward that is changed; null for a new one. */
  reward: Reward | null
  pictures: boolean
  writing: RewardDraft
  onDone: () => void
}

/** What it is, what kind, what it costs, and a picture if the family shows those. */
export function RewardForm({ child, reward, pictures, writing, onDone }: RewardFormProps) {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const { draft, change } = writing
  const { submit, ref, textOf, isPending } = useSaveReward(child, reward, writing, onDone)
  const written = String(Array.from(draft.description).length)
  return (
    <Form ref={ref} pending={isPending} onSubmit={submit} className="grid gap-4">
      <TextField
        name="title"
        label={t('form.name')}
        requiredText={common('required')}
        hint={t('form.nameHint')}
        error={textOf('title')}
        value={draft.title}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
      />
      <SelectField
        name="category"
        label={t('form.category')}
        options={rewardCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        value={draft.category}
        onChange={(category) => change({ category })}
      />
      <CostField child={child} writing={writing} error={textOf('pointsCost')} />
      <TextArea
        name="description"
        label={t('form.description')}
        countText={common('count', { count: written, most: String(textLimits.description) })}
        error={textOf('description')}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <TextField
        name="imageUrl"
        type="url"
        inputMode="url"
        label={t('form.image')}
        hint={pictures ? t('form.imageOn') : t('form.imageOff')}
        error={textOf('imageUrl')}
        value={draft.imageUrl}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change({ imageUrl: target.value })}
      />
      <FormEnd>
        <Button type="submit" pending={isPending}>
          {reward ? t('form.save') : t('form.submit')}
        </Button>
      </FormEnd>
    </Form>
  )
}
