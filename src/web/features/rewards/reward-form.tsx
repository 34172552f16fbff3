import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { rewardCategories } from '#shared/rewards/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { CostField } from './cost-field.tsx'
import type { RewardForm as FormState } from './use-reward-form.ts'

interface RewardFormProps {
  child: Child
  /** Whether an existing reward is edited. */
  isEdit: boolean
  pictures: boolean
  form: FormState
}

/** The fields of a reward: title, category, cost, description, picture. */
export function RewardForm({ child, isEdit, pictures, form }: RewardFormProps) {
  const t = useTranslations('rewards')
  return (
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
          {isEdit ? t('form.save') : t('form.submit')}
        </Button>
      </FormEnd>
    </Form>
  )
}
