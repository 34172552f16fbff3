import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { difficulties, targetDays, type Difficulty } from '#shared/habits/rules.ts'
import { useDraft } from '#web/lib/draft.ts'
import { samples, type Sample } from './samples.ts'

const isDifficulty = (text: string): text is Difficulty => difficulties.some((one) => one === text)

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
  const difficulty: Difficulty = isDifficulty(kept.difficulty) ? kept.difficulty : 'easy'
  return { initial, draft: { ...kept, difficulty }, change, clear }
}

export type HabitDraft = ReturnType<typeof useHabitDraft>

/** The number that was typed; what is no number stays none, so that the schema can say so. */
export const daysOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim()))
