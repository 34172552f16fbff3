import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { DifficultyField } from './difficulty-field.tsx'
import { TargetField } from './target-field.tsx'
import type { HabitForm as FormState } from './use-habit-form.ts'

interface HabitFormProps {
  /** Null for a new one. */
  habit: Habit | null
  form: FormState
}

/** The fields of a habit: title, cue, difficulty, target, description. */
export function HabitForm({ habit, form }: HabitFormProps) {
  const t = useTranslations('habits.form')
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
      <TextField {...form.field('title')} label={t('name')} hint={t('nameHint')} autoComplete="off" />
      <TextField {...form.field('cue')} label={t('cue')} hint={t('cueHint')} autoComplete="off" />
      <DifficultyField habit={habit} {...form.choice('difficulty')} />
      <TargetField least={habit?.targetDays ?? 0} form={form} />
      <TextArea {...form.textArea('description')} label={t('description')} />
      <FormEnd>
        <Button type="submit" pending={form.isPending}>
          {habit ? t('save') : t('submit')}
        </Button>
      </FormEnd>
    </Form>
  )
}
