import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { DifficultyField } from './difficulty-field.tsx'
import { TargetField } from './target-field.tsx'
import type { HabitDraft } from './use-habit-draft.ts'
import { useSaveHabit } from './use-save-habit.ts'

interface HabitFormProps {
  child: Child
  /** The habit that is changed; null for a new one. */
  habit: Habit | null
  writing: HabitDraft
  onDone: () => void
}

/** What it is, after what it comes, how hard it is, and for how many days. */
export function HabitForm({ child, habit, writing, onDone }: HabitFormProps) {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const { draft, change } = writing
  const { submit, ref, textOf, isPending } = useSaveHabit(child, habit, writing, onDone)
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
      <TextField
        name="cue"
        label={t('form.cue')}
        hint={t('form.cueHint')}
        error={textOf('cue')}
        value={draft.cue}
        autoComplete="off"
        onChange={({ target }) => change({ cue: target.value })}
      />
      <DifficultyField habit={habit} value={draft.difficulty} onChange={(difficulty) => change({ difficulty })} />
      <TargetField
        least={habit?.targetDays ?? 0}
        value={draft.target}
        error={textOf('targetDays')}
        onChange={(target) => change({ target })}
      />
      <TextArea
        name="description"
        label={t('form.description')}
        countText={common('count', { count: written, most: String(textLimits.description) })}
        error={textOf('description')}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <FormEnd>
        <Button type="submit" pending={isPending}>
          {habit ? t('form.save') : t('form.submit')}
        </Button>
      </FormEnd>
    </Form>
  )
}
