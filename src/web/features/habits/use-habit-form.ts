import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addHabit, editHabit, newHabit, type Habit } from '#shared/habits/contract.ts'
import { targetDays as targetLimits } from '#shared/habits/rules.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { parseNumber } from '#web/lib/number-text.ts'
import { addCachedHabit, replaceCachedHabit } from './habit-cache.ts'
import { useDeleteHabit } from './use-delete-habit.ts'

const toFields = (habit: Habit | null) => ({
  title: habit?.title ?? '',
  cue: habit?.cue ?? '',
  picture: habit?.picture ?? ('' as Picture | ''),
  description: habit?.description ?? '',
  difficulty: habit?.difficulty ?? 'easy',
  targetDays: String(habit?.targetDays ?? targetLimits.usual),
})

/** Returns the least target that an existing habit can be changed to: before its first check-in any, then only a higher one. */
export const findLeastTargetDays = ({ checkinCount, targetDays }: Habit): number =>
  checkinCount > 0 ? targetDays : targetLimits.min

/** Returns the form of a habit, null for a new one; `onAdding` is called just before that appears. */
export const useHabitForm = (child: Child, habit: Habit | null, onDone: () => void, onAdding?: () => void) => {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const locale = useLocale()
  const form = useForm(newHabit, {
    draft: `habit.${habit?.id ?? child.id}`,
    initial: toFields(habit),
    messages: {
      'title.required': t('form.nameRequired'),
      'targetDays.lower': t('form.targetLower', { days: habit?.targetDays ?? 0 }),
      targetDays: t('form.targetInvalid'),
    },
  })
  const remove = useDeleteHabit()
  const undoOf = (added: Habit) => ({ label: common('undo'), onClick: () => void remove.send(added) })
  const save = {
    success: (saved: Habit) => {
      form.clear()
      onDone()
      return { title: t(habit ? 'saved' : 'added', { title: saved.title }), ...(!habit && { action: undoOf(saved) }) }
    },
    onError: form.showError,
  }
  const add = useCommand(addHabit, {
    ...save,
    update: (client, added) => {
      onAdding?.()
      addCachedHabit(client, added)
    },
    failure: t('form.addFailed'),
  })
  const edit = useCommand(editHabit, { ...save, update: replaceCachedHabit, failure: t('form.saveFailed') })
  const submit = () => {
    const { title, description, difficulty } = form.values
    const picture = form.values.picture || null
    const cue = form.values.cue.trim() || null
    const targetDays = parseNumber(form.values.targetDays, locale)
    const body = form.check({ childId: child.id, title, description, cue, picture, difficulty, targetDays })
    if (!body) return
    if (!habit) return void add.send({ body })
    if (targetDays < findLeastTargetDays(habit)) return form.markInvalid('targetDays', 'lower')
    const changes = { title, description: description.trim() || null, cue, picture, targetDays }
    void edit.send({ params: { habitId: habit.id }, body: form.changed(changes) })
  }
  return { ...form, submit, isPending: add.isPending || edit.isPending }
}

export type HabitFormState = ReturnType<typeof useHabitForm>
