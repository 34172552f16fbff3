import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon, moduleTintClasses } from '#web/ui/module-icon.tsx'
import { moduleGridClasses } from './skeletons.tsx'
import { useLatestActs } from './use-latest-acts.ts'

const modules = [
  { name: 'behaviors', tone: 'ember' },
  { name: 'habits', tone: 'leaf' },
  { name: 'skills', tone: 'summit' },
  { name: 'moments', tone: 'petal' },
] as const

/** Renders a card for each module, with a summary of today. */
export function ModuleCards(props: ChildScreenProps) {
  const t = useTranslations('home')
  const summaries = useSummaries(props)
  return (
    <nav aria-label={t('modules')} className={moduleGridClasses}>
      {modules.map(({ name, tone }) => (
        <Link
          key={name}
          href={`/${name}`}
          className={classNames(
            'press flex min-h-26 flex-col justify-between gap-3 rounded-card p-3.5 no-underline min-[80rem]:px-3',
            'only:col-span-full only:min-h-19 only:flex-row only:items-center only:justify-start',
            moduleTintClasses[tone],
          )}
        >
          <ModuleIcon module={tone} className="shrink-0" />
          <span className="min-w-0">
            <span className="type-h3 block wrap-anywhere min-[80rem]:text-[1rem]">{t(name)}</span>
            <span className="block text-small">{summaries[name]}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** Returns a summary of today for each module: the child's habits, and its latest acts that are not undone. */
const useSummaries = ({ user, child }: ChildScreenProps) => {
  const t = useTranslations('home')
  const today = useToday(user.family.timeZone)
  const { lines = [] } = useLatestActs(child.id)
  const { data } = useQuery(read(listFamilyTodayHabits))
  const habits = data?.find(({ childId }) => childId === child.id)?.habits ?? []
  const acts = lines.filter(({ row, undone }) => undone === null && row.day === today)
  const listOf = (type: 'behavior' | 'skill' | 'moment') => acts.filter(({ row }) => row.type === type)
  return {
    behaviors: t('behaviorsToday', { count: listOf('behavior').length }),
    habits: t('habitsToday', { total: habits.length, done: habits.filter(({ todayActId }) => todayActId).length }),
    skills: t('skillsToday', { count: listOf('skill').length }),
    moments: t('momentsToday', { count: listOf('moment').length }),
  }
}
