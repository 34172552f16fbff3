import { useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useTodayActs } from './use-today-acts.ts'

/** How often a challenge was practised today. */
export function SkillsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  return t('skillsToday', { count: useTodayActs(props).filter(({ row }) => row.type === 'skill').length })
}

/** How many moments were written today. */
export function MomentsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  return t('momentsToday', { count: useTodayActs(props).filter(({ row }) => row.type === 'moment').length })
}
