import { useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen.ts'
import { useTodayLines } from './today-lines.ts'

/** How often a challenge was practised today. */
export function SkillsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  return t('skillsToday', { count: useTodayLines(props).filter(({ row }) => row.type === 'skill').length })
}

/** How many moments were written today. */
export function MomentsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  return t('momentsToday', { count: useTodayLines(props).filter(({ row }) => row.type === 'moment').length })
}
