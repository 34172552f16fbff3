import { useTranslations } from 'use-intl'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { HardWarning } from './hard-warning.tsx'
import { useAward } from './use-award.ts'
import type { BehaviorForm } from './use-behavior-form.ts'

interface OwnBehaviorFormProps {
  child: Child
  zone: string
  form: BehaviorForm
  onDone: () => void
  onHard: () => void
  onFull: (entry: QuickEntry & { title: string }) => void
}

/** The fields of an own award or deduction: title, points, description. */
export function OwnBehaviorForm({ child, zone, form, onDone, onHard, onFull }: OwnBehaviorFormProps) {
  const t = useTranslations('behaviors.sheet')
  const { amount, isAmount } = form
  const { send, isPending } = useAward(child, {
    onRecorded: ({ quickFull }, { title, points }) => {
      form.clear()
      if (points < 0) onHard()
      else if (quickFull) onFull({ title, points })
      else onDone()
    },
    onError: form.showError,
  })
  const submit = () => {
    const input = form.check()
    if (!input) return
    const { title, points, description } = input
    void send({ title, points, ...(description && { description }) })
  }
  const isHard = form.type === 'punishment'
  return (
    <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
      <ChipGroup
        {...form.choice('type')}
        label={t('type')}
        value={form.type}
        className="grid! grid-cols-2"
        chipClassName="px-2!"
        options={[
          { value: 'reward', label: t('reward') },
          { value: 'punishment', label: t('punishment') },
        ]}
      />
      <TextField
        {...form.field('title')}
        label={t('name')}
        hint={isHard ? t('hardHint', { name: child.name }) : t('nameHint')}
        autoComplete="off"
      />
      <NumberField
        {...form.field('points')}
        label={t('points')}
        value={form.typedPoints}
        className="[&_input]:max-w-40"
      />
      <TextArea {...form.textArea('description')} label={t('description')} />
      {isHard && isAmount && <HardWarning child={child} zone={zone} points={amount} />}
      <FormEnd>
        <Button type="submit" pending={isPending} tone={isHard ? 'soft' : 'primary'}>
          {isAmount ? t(isHard ? 'deduct' : 'award', { points: amount }) : t('save')}
        </Button>
        {!isHard && <p className="text-center text-small text-text-2">{t('asTile')}</p>}
      </FormEnd>
    </Form>
  )
}
