import { useTranslations } from 'use-intl'
import type { Day } from '#shared/time/day.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { MoodFace } from '#web/ui/mood-face.tsx'
import type { Line } from './acts-of-visit.ts'

interface MoodOfDaysProps {
  /** Days with their moments, both newest first. */
  days: readonly { day: Day; lines: readonly Line[] }[]
}

/** Renders how days felt, the oldest first: the face of the newest moment of each. */
export function MoodOfDays({ days }: MoodOfDaysProps) {
  const t = useTranslations('activities')
  const formatDay = useFormatCalendarDay()
  const felt = days.toReversed().flatMap(({ day, lines }) => {
    const [mood] = lines.flatMap(({ row }) => parseMomentMetadata(row.metadata)?.mood ?? [])
    return mood ? [{ day, mood }] : []
  })
  if (felt.length === 0) return null
  return (
    <ol aria-label={t('week.felt')} className="mt-2 -ml-[0.1875rem] flex flex-wrap gap-x-1.5 gap-y-1">
      {felt.map(({ day, mood }) => (
        <li key={day} className="grid min-w-8 justify-items-center gap-0.5">
          <MoodFace mood={mood} size={26} />
          <span aria-hidden="true" className="text-meta text-text-2">
            {formatDay(day, 'shortWeekday')}
          </span>
          <span className="sr-only">
            {t('week.feltOn', { day: formatDay(day, 'weekday'), mood: t(`moods.${mood}`) })}
          </span>
        </li>
      ))}
    </ol>
  )
}
