import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { computeChildAge } from '#shared/children/rules.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { CelebrationOverlay } from '#web/ui/celebration-overlay.tsx'
import { ChipButton } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HabitList } from './habit-list.tsx'
import { HabitDialogs, type HabitDialogState } from './habit-dialogs.tsx'
import { habitSamples } from './habit-samples.ts'
import { useHabits } from './use-habits.ts'

/** Minimum recommended age for points on habits, in years. */
const minRecommendedAge = 6

/** Renders the habits of one child. */
export function HabitsScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations('habits')
  const badges = useTranslations('badges')
  const [dialog, setDialog] = useState<HabitDialogState | null>(null)
  const day = useToday(user.family.timeZone)
  const habits = useHabits(child.id, day)
  const isEmpty = habits.data?.length === 0
  const age = computeChildAge(child, day)
  const skeleton = (
    <div className="grid gap-3 lg:grid-cols-2">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        {family.length > 1 && chips}
        {family.length === 1 && !isEmpty && (
          <p className="min-w-0 flex-1 basis-40 text-small text-text-2">{t('lead')}</p>
        )}
        {!isEmpty && (
          <Button icon="plus" className="ml-auto shrink-0" onClick={() => setDialog({ kind: 'write' })}>
            {t('add')}
          </Button>
        )}
      </div>
      {age !== null && age < minRecommendedAge && (
        <p className="mb-3 flex items-start gap-2.5 px-0.5 text-small text-text-2">
          <Icon name="bulb" size={20} className="shrink-0" />
          {t('young')}
        </p>
      )}
      <QueryContent query={habits} title={t('loadFailed')} skeleton={skeleton}>
        {(all) =>
          all.length === 0 ? (
            <NoHabits child={child} onDialog={setDialog} />
          ) : (
            <HabitList habits={all} child={child} day={day} onDialog={setDialog} />
          )
        }
      </QueryContent>
      <HabitDialogs child={child} day={day} habits={habits.data ?? []} dialog={dialog} onDialog={setDialog} />
      <CelebrationOverlay endLabel={badges('lovely')} />
    </>
  )
}

/** Renders the empty state with samples. */
function NoHabits({ child, onDialog }: { child: Child; onDialog: (dialog: HabitDialogState) => void }) {
  const t = useTranslations('habits')
  return (
    <EmptyState
      illustration={<PosedMascot pose="hello" size={104} />}
      title={t('emptyTitle')}
      description={t('empty', { name: child.name })}
      action={<Button onClick={() => onDialog({ kind: 'write' })}>{t('addOne')}</Button>}
      samples={habitSamples.map((sample) => (
        <ChipButton key={sample} className="shrink!" onClick={() => onDialog({ kind: 'write', sample })}>
          <Icon name="plus" size={18} className="shrink-0" />
          {t(`samples.${sample}.title`)}
        </ChipButton>
      ))}
    />
  )
}
