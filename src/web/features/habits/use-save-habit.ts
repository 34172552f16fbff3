import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addHabit, editHabit, newHabit, type Habit } from '#shared/habits/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { useForm } from '#web/lib/form.ts'
import { numberIn } from '#web/lib/number-text.ts'
import { write } from '#web/lib/query.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { withoutAfter } from './cue.ts'
import { putHabit } from './kept-habits.ts'
import type { HabitDraft } from './use-habit-draft.ts'

/** What was changed; an emptied field is cleared. */
const changesOf = ({ draft, initial }: HabitDraft, locale: Locale) => ({
  ...(draft.title !== initial.title && { title: draft.title }),
  ...(draft.description !== initial.description && { description: draft.description.trim() || null }),
  ...(draft.cue !== initial.cue && { cue: withoutAfter(draft.cue) || null }),
  ...(draft.target !== initial.target && { targetDays: numberIn(draft.target, locale) }),
})

/** `submit()`: checks the whole habit by the contract, then adds it or sends what was changed. */
export const useSaveHabit = (child: Child, habit: Habit | null, writing: HabitDraft, onDone: () => void) => {
  const t = useTranslations('habits')
  const locale = useLocale()
  const toast = useToast()
  const { ref, textOf, check, mark, failed } = useForm(newHabit, {
    'title.required': t('form.nameRequired'),
    'targetDays.lower': t('form.targetLower', { days: habit?.targetDays ?? 0 }),
    targetDays: t('form.targetInvalid'),
  })
  const done = (saved: Habit) => {
    writing.clear()
    toast({ title: t(habit ? 'saved' : 'added', { title: saved.title }) })
    onDone()
  }
  const onError = failed(t(habit ? 'form.saveFailed' : 'form.addFailed'))
  const add = useMutation({ ...write(addHabit), onSuccess: done, onError })
  const edit = useMutation({
    ...write(editHabit),
    onSuccess: (saved, _, __, { client }) => {
      putHabit(client, saved.childId, saved.id, () => saved)
      done(saved)
    },
    onError,
  })
  const submit = () => {
    const { title, description, cue, difficulty, target } = writing.draft
    const days = numberIn(target, locale)
    const input = {
      childId: child.id,
      title,
      description,
      cue: withoutAfter(cue) || null,
      difficulty,
      targetDays: days,
    }
    const checked = check(input)
    if (!checked) return
    if (!habit) add.mutate({ body: checked })
    else if (days < habit.targetDays) mark('targetDays', 'lower')
    else edit.mutate({ params: { habitId: habit.id }, body: changesOf(writing, locale) })
  }
  return { submit, ref, textOf, isPending: add.isPending || edit.isPending }
}
