import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import {
  checkInPointsByDifficulty,
  completionPointsByDifficulty,
  difficulties,
  type Difficulty,
} from '#shared/habits/rules.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'

interface DifficultyFieldProps {
  /** An existing habit keeps its difficulty; null for a new one. */
  habit: Habit | null
  value: Difficulty
  onChange: (value: Difficulty) => void
}

/**
 * Renders the choice of a difficulty with the points of a check-in and of the completion; fixed for an existing habit.
 */
export function DifficultyField({ habit, value, onChange }: DifficultyFieldProps) {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const signed = useFormatSigned()
  const joinFacts = useJoinFacts()
  const label = useId()
  const points = {
    day: signed(habit?.points ?? checkInPointsByDifficulty[value]),
    end: signed(completionPointsByDifficulty[value]),
  }
  if (habit) {
    return (
      <div className="grid grid-cols-1 gap-1.5">
        <p className="type-label">{t('form.difficulty')}</p>
        <p className="text-small text-text-2">
          {joinFacts(t(`form.difficultyName.${value}`), t('form.pointsStay', points))}
        </p>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p id={label} className="flex flex-wrap items-baseline gap-x-2">
        <span className="type-label">{t('form.difficulty')}</span>
        <span className="text-meta font-medium text-text-2">{common('required')}</span>
      </p>
      <ChipGroup
        label={t('form.difficulty')}
        value={value}
        onChange={onChange}
        className="grid! grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))]"
        chipClassName="flex-col gap-0! rounded-tile! px-2!"
        options={difficulties.map((difficulty) => ({
          value: difficulty,
          name: t('form.difficultyOption', {
            difficulty: t(`form.difficultyName.${difficulty}`),
            points: checkInPointsByDifficulty[difficulty],
          }),
          label: (
            <>
              <span>{t(`form.difficultyName.${difficulty}`)}</span>
              <span className="tabular-nums">{signed(checkInPointsByDifficulty[difficulty])}</span>
            </>
          ),
        }))}
      />
      <p className="text-small text-text-2" aria-live="polite">
        {t('form.pointsOf', points)}
      </p>
    </div>
  )
}
