import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { DraftDialog } from '#web/lib/draft-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { DifficultyField } from './difficulty-field.tsx'
import type { Sample } from './samples.ts'
import { TargetField } from './target-field.tsx'
import { useHabitForm } from './use-habit-form.ts'

interface HabitDialogProps {
  child: Child
  /** Null for a new one. */
  habit: Habit | null
  sample: Sample | undefined
  open: boolean
  onClose: () => void
}

/** Adds or edits a habit. Closing it clears its fields; give it the habit's id as `key`. */
export function HabitDialog({ child, habit, sample, open, onClose }: HabitDialogProps) {
  const t = useTranslations('habits.form')
  const form = useHabitForm(child, habit, sample, onClose)
  return (
    <DraftDialog
      open={open}
      title={habit ? t('editTitle') : t('addTitle', { name: child.name })}
      form={form}
      onClose={onClose}
    >
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
    </DraftDialog>
  )
}
