import { useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useTodayActs } from './use-today-acts.ts'

/** Renders the number of today's practices. */
export function SkillsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  return t('skillsToday', { count: useTodayActs(props).filter(({ row }) => row.type === 'skill').length })
}

/** Renders the number of today's moments. */
export function MomentsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  return t('momentsToday', { count: useTodayActs(props).filter(({ row }) => row.type === 'moment').length })
}
