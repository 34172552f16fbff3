import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listActivities } from '#shared/activities/contract.ts'
import { sumEarnedAndDeductedOn } from '#shared/activities/day-rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import { read } from '#web/lib/query.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Renders a warning if, after deducting `points`, more would be deducted today than was earned. */
export function DeductionWarning({ child, zone, points }: { child: Child; zone: string; points: number }) {
  const t = useTranslations('behaviors.sheet')
  const today = useToday(zone)
  const { data } = useQuery(read(listActivities, createRecentActivitiesInput(child.id)))
  if (!data) return null
  const { earned, deducted } = sumEarnedAndDeductedOn(data, today)
  if (deducted + points <= earned) return null
  return (
    <output className="flex items-start gap-2.5 px-0.5 text-small text-text-2">
      <Icon name="info" size={20} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="block font-medium text-text">{t('warnTitle')}</strong>
        {t('warn', { name: child.name })}
      </span>
    </output>
  )
}
