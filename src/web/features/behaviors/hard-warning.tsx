import { useQuery } from '@tanstack/react-query'
import { useNow, useTranslations } from 'use-intl'
import { listActivities } from '#shared/activities/contract.ts'
import { movedSince } from '#shared/activities/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { recentActivitiesInput } from '#shared/home/requests.ts'
import { dayIn, startOfDay } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'

interface HardWarningProps {
  child: Child
  zone: string
  /** The points about to be deducted. */
  points: number
}

/** Warns if more points would be deducted today than were earned. */
export function HardWarning({ child, zone, points }: HardWarningProps) {
  const t = useTranslations('behaviors.sheet')
  const now = useNow({ updateInterval: 60_000 }).getTime()
  const { data } = useQuery(read(listActivities, recentActivitiesInput(child.id)))
  if (!data) return null
  const today = movedSince(data, startOfDay(dayIn(now, zone), zone))
  if (today.deducted + points <= today.earned) return null
  return (
    <Banner kind="info">
      <strong className="type-label block">{t('warnTitle')}</strong>
      {t('warn', { name: child.name })}
    </Banner>
  )
}
