import { useTranslations } from 'use-intl'
import { summarizeDays } from '#shared/activities/day-rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import type { Line } from './acts-of-visit.ts'

/** How many days the card tells of, today included. */
const days = 7

/** Returns the first day of those that the card tells of. */
export const findPastWeekStart = (today: Day): Day => addDays(today, 1 - days)

interface PastWeekCardProps {
  /** The acts of those days, newest first. */
  lines: readonly Line[]
}

/** Renders what the last seven days brought: points, check-ins and the line of a moment. */
export function PastWeekCard({ lines }: PastWeekCardProps) {
  const t = useTranslations('activities')
  const { earned, checkIns, moment } = summarizeDays(lines)
  const felt = moment && parseMomentMetadata(moment.row.metadata)
  return (
    <Card as="section" className="mt-3 flex items-center gap-3.5" data-past-week="">
      <PosedMascot pose="hello" size={60} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="type-h3">{t('week.title')}</h2>
        <p className="text-small text-text-2">
          <Facts
            facts={[
              earned > 0 ? t('earned', { count: earned }) : null,
              checkIns > 0 ? t('week.checkIns', { count: checkIns }) : null,
            ]}
          />
        </p>
        {moment && (
          <p className="mt-1.5 flex items-start gap-2 text-small">
            {felt && <MoodFace mood={felt.mood} size={22} />}
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{moment.row.description}</span>
          </p>
        )}
      </div>
    </Card>
  )
}
