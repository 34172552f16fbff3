import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listToday } from '#shared/habits/contract.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'

/** Renders the number of habits done today. */
export function HabitsToday({ child }: ChildScreenProps) {
  const t = useTranslations('home')
  const { data } = useQuery(read(listToday))
  const habits = data?.find(({ childId }) => childId === child.id)?.habits ?? []
  return t('habitsToday', { total: habits.length, done: habits.filter(({ todayActId }) => todayActId).length })
}
