import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { ageOn } from '#shared/children/rules.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Button } from '#web/ui/button.tsx'
import { CelebrationOverlay } from '#web/ui/celebration-overlay.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { HabitList } from './habit-list.tsx'
import { HabitSheets, type Sheet } from './habit-sheets.tsx'
import { NoHabits } from './no-habits.tsx'
import { useFamilyDay, useHabits } from './use-habits.ts'

/** Minimum recommended age for points on habits. */
const fromAge = 6

/** Renders the habits of one child. */
export function HabitsScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations('habits')
  const badges = useTranslations('badges')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const day = useFamilyDay(user.family.timeZone)
  const habits = useHabits(child.id, day)
  const isEmpty = habits.data?.length === 0
  const age = child.birthday === null ? child.age : ageOn(child.birthday, day)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        {family.length > 1 && chips}
        {family.length === 1 && !isEmpty && (
          <p className="min-w-0 flex-1 basis-40 text-small text-text-2">{t('lead')}</p>
        )}
        {!isEmpty && (
          <Button icon="plus" className="ml-auto shrink-0" onClick={() => setSheet({ kind: 'add' })}>
            {t('add')}
          </Button>
        )}
      </div>
      {age !== null && age < fromAge && (
        <p className="mb-3 flex items-start gap-2.5 px-0.5 text-small text-text-2">
          <Icon name="bulb" size={20} className="shrink-0" />
          {t('young')}
        </p>
      )}
      <Habits habits={habits} child={child} day={day} onSheet={setSheet} />
      <HabitSheets child={child} day={day} habits={habits.data ?? []} sheet={sheet} onSheet={setSheet} />
      <CelebrationOverlay endLabel={badges('lovely')} />
    </>
  )
}

interface HabitsProps {
  habits: { data: Habit[] | undefined; error: unknown; isPending: boolean; refetch: () => unknown }
  child: Child
  day: Day
  onSheet: (sheet: Sheet) => void
}

function Habits({ habits, child, day, onSheet }: HabitsProps) {
  const t = useTranslations()
  if (habits.data?.length === 0) return <NoHabits child={child} onAdd={(sample) => onSheet({ kind: 'add', sample })} />
  if (habits.data) return <HabitList habits={habits.data} child={child} day={day} onSheet={onSheet} />
  if (habits.isPending) {
    return (
      <Loading label={t('common.loading')}>
        <div className="grid gap-3 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      </Loading>
    )
  }
  return <LoadFailed title={t('habits.loadFailed')} error={habits.error} retry={habits.refetch} />
}
