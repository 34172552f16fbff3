import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/relative.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon, moduleTintClasses } from '#web/ui/module-icon.tsx'
import { useLatestActs } from './use-latest-acts.ts'

const modules = [
  { path: '/behaviors', name: 'behaviors', tone: 'ember', Today: BehaviorsToday },
  { path: '/habits', name: 'habits', tone: 'leaf', Today: HabitsToday },
  { path: '/skills', name: 'skills', tone: 'summit', Today: SkillsToday },
  { path: '/moments', name: 'moments', tone: 'petal', Today: MomentsToday },
] as const

/** Renders a card for each module, with a summary of today. */
export function ModuleCards(props: ChildScreenProps) {
  const t = useTranslations('home')
  return (
    <nav aria-label={t('modules')} className="grid grid-cols-2 gap-3 min-[80rem]:grid-cols-4">
      {modules.map(({ path, name, tone, Today }) => (
        <Link
          key={path}
          href={path}
          className={classNames(
            'press flex min-h-26 flex-col justify-between gap-3 rounded-card p-3.5 no-underline min-[80rem]:px-3',
            'only:col-span-full only:min-h-19 only:flex-row only:items-center only:justify-start',
            moduleTintClasses[tone],
          )}
        >
          <ModuleIcon module={tone} className="shrink-0" />
          <span className="min-w-0">
            <span className="type-h3 block wrap-anywhere min-[80rem]:text-[1rem]">{t(name)}</span>
            <span className="block text-small">
              <Today {...props} />
            </span>
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** Returns those of the child's latest acts that are of today and not undone. */
const useTodayActs = ({ user, child }: ChildScreenProps) => {
  const zone = user.family.timeZone
  const today = useToday(zone)
  const { lines = [] } = useLatestActs(child.id)
  return lines.filter(({ row, undone }) => undone === null && dayIn(parseInstant(row.createdAt), zone) === today)
}

function BehaviorsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  const good = useTodayActs(props).filter(({ row, points }) => row.type === 'behavior' && (points ?? 0) > 0)
  return t('behaviorsToday', { count: good.length })
}

function HabitsToday({ child }: ChildScreenProps) {
  const t = useTranslations('home')
  const { data } = useQuery(read(listFamilyTodayHabits))
  const habits = data?.find(({ childId }) => childId === child.id)?.habits ?? []
  return t('habitsToday', { total: habits.length, done: habits.filter(({ todayActId }) => todayActId).length })
}

function SkillsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  return t('skillsToday', { count: useTodayActs(props).filter(({ row }) => row.type === 'skill').length })
}

function MomentsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  return t('momentsToday', { count: useTodayActs(props).filter(({ row }) => row.type === 'moment').length })
}
