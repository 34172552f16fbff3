import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { chooseChild } from '#web/app/current-child.ts'
import { ChildTodayHabits } from '#web/features/habits/child-today-habits.tsx'
import { EveningHabits, keepFocusOnChild } from '#web/features/habits/evening-habits.tsx'
import { HabitLines, HabitTable, type HabitLinesProps } from '#web/features/habits/habit-lines.tsx'
import { useApplyPendingCheckIns } from '#web/features/habits/pending-check-ins.ts'
import { sortOldestFirst } from '#web/features/habits/sort-habits.ts'
import { chooseCardForm } from '#web/features/habits/tile-form.ts'
import { useFamilyTodayHabits } from '#web/features/habits/use-habits.ts'
import { useOnPageCovered } from '#web/ledger/use-on-page-covered.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon } from '#web/ui/module-icon.tsx'
import { TodayHabitsSkeleton, type TodayForm } from './skeletons.tsx'

type FamilyTodayHabitsProps = Pick<ChildScreenProps, 'user' | 'child' | 'family'> & {
  form: TodayForm
  /** Called once the sky covers the habits. */
  onBehindSky?: (() => void) | undefined
}

/** Renders today's habits, grouped by child in the order of the family. */
export function FamilyTodayHabits({ user, child, family, form, onBehindSky }: FamilyTodayHabitsProps) {
  const t = useTranslations()
  useOnPageCovered(() => keepFocusOnChild(() => onBehindSky?.()))
  const day = useToday(user.family.timeZone)
  const applyPending = useApplyPendingCheckIns()
  const { data, error, isPending, refetch } = useFamilyTodayHabits(day)
  if (!data) {
    if (isPending) return <TodayHabitsSkeleton form={form} />
    return <LoadFailed title={t('habits.loadFailed')} error={error} retry={refetch} />
  }
  const groups = family.flatMap((whose) => {
    const habits = data.find(({ childId }) => childId === whose.id)?.habits ?? []
    return habits.length > 0 ? [{ child: whose, habits: sortOldestFirst(habits).map(applyPending) }] : []
  })
  if (groups.length === 0) return <AddHabitInvitation child={child} />
  if (form === 'lines') return <HabitLines groups={groups} day={day} />
  if (form === 'columns') return <HabitColumns family={family} groups={groups} day={day} />
  if (form === 'table') return <HabitTable groups={groups} day={day} />
  if (form === 'tiles' || form === 'folded')
    return <EveningHabits groups={groups} day={day} hasRows={form === 'folded'} />
  return <DayHabits groups={groups} day={day} />
}

/**
 * Renders today's habits outside the evening; if they are few when the screen is opened, as rows that show whose they
 * are.
 */
function DayHabits({ groups, day }: HabitLinesProps) {
  const [areNamed] = useState(() => chooseCardForm(groups) === 'rows')
  return (
    <Card kind="rows" className={areNamed ? 'py-0!' : undefined}>
      {groups.map((group) => (
        <ChildTodayHabits key={group.child.id} {...group} {...{ day, areNamed }} />
      ))}
    </Card>
  )
}

/** Draws a hairline in the middle of the gap between the columns. */
const columnClasses =
  'relative grid content-start px-3.5 py-1 before:absolute before:inset-y-3.5 before:-left-1.5 before:border-l before:border-line first:before:hidden lg:before:-left-2'

/** Renders today's habits of two children in one card, with a column for each child as in the rest of home. */
const HabitColumns = ({ family, groups, day }: HabitLinesProps & Pick<ChildScreenProps, 'family'>) => (
  <Card className="grid grid-cols-2 gap-x-3 p-0! lg:gap-x-4 [&_[data-cue]>svg]:hidden">
    {family.map((child) => {
      const group = groups.find((one) => one.child.id === child.id)
      return (
        <div key={child.id} className={columnClasses}>
          {group ? <ChildTodayHabits {...group} day={day} /> : <Invitation child={child} className="py-2" />}
        </div>
      )
    })}
  </Card>
)

const AddHabitInvitation = ({ child }: Pick<ChildScreenProps, 'child'>) => (
  <Card>
    <Invitation child={child} />
  </Card>
)

/** Invites to add the first habit of a child. */
function Invitation({ child, className }: Pick<ChildScreenProps, 'child'> & { className?: string }) {
  const t = useTranslations('habits')
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-4 gap-y-3', className)}>
      <ModuleIcon module="leaf" className="shrink-0" />
      <p className="min-w-0 flex-1 basis-40 text-text-2">{t('invitation', { name: child.name })}</p>
      <Link
        href="/habits"
        className={buttonClasses('soft', 'child', 'grow sm:grow-0')}
        onClick={() => chooseChild(child.id)}
      >
        {t('addOne')}
      </Link>
    </div>
  )
}
