import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { ChildTodayHabits } from '#web/features/habits/child-today-habits.tsx'
import { useFamilyTodayHabits } from '#web/features/habits/use-habits.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Card } from '#web/ui/card.tsx'
import { ModuleIcon } from '#web/ui/module-icon.tsx'
import { TodayHabitsSkeleton } from './skeletons.tsx'

/** Renders today's habits, grouped by child. */
export function FamilyTodayHabits({ user, child, family }: ChildScreenProps) {
  const t = useTranslations()
  const day = useToday(user.family.timeZone)
  const { data, error, isPending, refetch } = useFamilyTodayHabits(day)
  if (!data) {
    if (isPending) return <TodayHabitsSkeleton />
    return <LoadFailed title={t('habits.loadFailed')} error={error} retry={refetch} />
  }
  const groups = data.flatMap(({ childId, habits }) => {
    const whose = family.find(({ id }) => id === childId)
    return whose && habits.length > 0 ? [{ whose, habits }] : []
  })
  if (groups.length === 0) return <AddHabitInvitation name={child.name} />
  return (
    <Card kind="rows">
      {groups.map(({ whose, habits }) => (
        <ChildTodayHabits key={whose.id} child={whose} habits={habits} day={day} />
      ))}
    </Card>
  )
}

function AddHabitInvitation({ name }: { name: string }) {
  const t = useTranslations('habits')
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <ModuleIcon module="leaf" className="shrink-0" />
      <p className="min-w-0 flex-1 basis-40 text-text-2">{t('invitation', { name })}</p>
      <Link href="/habits" className={buttonClasses('soft', 'child', 'grow sm:grow-0')}>
        {t('addOne')}
      </Link>
    </Card>
  )
}
