import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { difficulties, targetDays } from '#shared/habits/rules.ts'
import { useDraft } from '#web/lib/draft.ts'
import { oneOf } from '#web/lib/one-of.ts'
import { samples, type Sample } from './samples.ts'

const written = ({ title, cue, description, difficulty, targetDays: target }: Habit) => ({
  title,
  cue: cue ?? '',
  description: description ?? '',
  difficulty: difficulty as string,
  target: String(target),
})

const empty = { title: '', cue: '', description: '', difficulty: 'easy', target: String(targetDays.usual) }

const useSample = () => {
  const t = useTranslations('habits.samples')
  return (sample: Sample) => ({
    ...empty,
    title: t(`${sample}.title`),
    cue: t(`${sample}.cue`),
    difficulty: samples[sample].difficulty,
  })
}

/** A habit as it is being written: the given one, a sample, or a new one. */
export const useHabitDraft = (childId: string, habit: Habit | null, sample: Sample | undefined) => {
  const sampled = useSample()
  const initial = habit ? written(habit) : sample ? sampled(sample) : empty
  const [kept, change, clear] = useDraft(`habit.${habit?.id ?? `${childId}${sample ?? ''}`}`, initial)
  const difficulty = oneOf(difficulties, kept.difficulty) ?? 'easy'
  return { initial, draft: { ...kept, difficulty }, change, clear }
}

export type HabitDraft = ReturnType<typeof useHabitDraft>
