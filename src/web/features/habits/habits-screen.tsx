import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { computeChildAge } from '#shared/children/age.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HabitList } from './habit-list.tsx'
import { HabitDialogs, type HabitDialogState } from './habit-dialogs.tsx'
import { HabitIdeasRow } from './habit-ideas-row.tsx'
import { useApplyPendingCheckIns } from './pending-check-ins.ts'
import { useHabits } from './use-habits.ts'

/** Minimum recommended age for points on habits, in years. */
const minRecommendedAge = 6

/** Renders the habits of one child. */
export function HabitsScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations('habits')
  const [dialog, setDialog] = useState<HabitDialogState | null>(null)
  const day = useToday(user.family.timeZone)
  // Applied where they are read: elsewhere there would be a moment with neither the pending check-in nor its response.
  const applyPending = useApplyPendingCheckIns()
  const query = useHabits(child.id, day)
  const habits = query.data?.map(applyPending) ?? []
  const age = computeChildAge(child, day)
  const skeleton = (
    <div className="grid gap-3 lg:grid-cols-2">
      <Skeleton className="h-50 rounded-card" />
      <Skeleton className="h-50 rounded-card" />
    </div>
  )
  return (
    <>
      {chips && <div className="mb-3">{chips}</div>}
      {age !== null && age < minRecommendedAge && (
        <p className="mb-3 flex items-start gap-2.5 px-0.5 text-small text-text-2">
          <Icon name="bulb" size={20} className="shrink-0" />
          {t('young')}
        </p>
      )}
      <QueryContent query={query} title={t('loadFailed')} skeleton={skeleton}>
        {() => (
          <HabitList
            key={child.id}
            habits={habits}
            child={child}
            day={day}
            onDialog={setDialog}
            empty={<NoHabits child={child} />}
            renderIdeas={(expectAdded) => (
              <HabitIdeasRow
                child={child}
                family={family}
                age={age}
                habits={habits}
                onAdding={expectAdded}
                onWrite={() => setDialog({ kind: 'write', onAdding: () => expectAdded(null) })}
                onChange={(habit) => setDialog({ kind: 'write', habit, isIdea: true })}
              />
            )}
          />
        )}
      </QueryContent>
      <HabitDialogs child={child} day={day} habits={habits} dialog={dialog} onDialog={setDialog} />
    </>
  )
}

/** Renders the empty state; the ideas and the button for an own habit are below it. */
function NoHabits({ child }: { child: Child }) {
  const t = useTranslations('habits')
  return (
    <EmptyState
      className="gap-2! py-4!"
      illustration={<PosedMascot pose="hello" size={88} />}
      title={t('emptyTitle')}
      description={t('empty', { name: child.name })}
    />
  )
}
