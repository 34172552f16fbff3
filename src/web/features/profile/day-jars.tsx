import { useTranslations } from 'use-intl'
import type { Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Jar } from '#web/ui/jar.tsx'
import { lightsPerJar, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDaysOfWeek, type DayOfWeek } from './use-days-of-week.ts'

/** Most points that the jar of a day shows: more would draw full jars below it. */
const maxPoints = lightsPerJar * pointsPerLight - 1

/** Points with which a jar is drawn empty, without the firefly that sleeps at 0 points. */
const pointsOfEmptyGlass = -1

/** Lowest level of a day with points, which must look different from one without. */
const lowestLevel = 0.12

/**
 * Renders the days of this week, each as a small jar with the points that were earned on it, which is as full as they are
 * many beside the best day; those to come are outlines.
 */
export function DayJars({ childId }: { childId: string }) {
  const today = useToday()
  const days = useDaysOfWeek(childId)
  return (
    <QueryContent query={days} skeleton={<Skeleton className="h-23" />}>
      {(data) => {
        const best = Math.max(...data.map(({ earned }) => earned))
        return (
          <ol className="grid grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-x-0.5 gap-y-2">
            {data.map((one) => (
              <DayJar key={one.day} {...one} best={best} seed={childId} today={today} />
            ))}
          </ol>
        )
      }}
    </QueryContent>
  )
}

interface DayJarProps extends DayOfWeek {
  /** The points of the best day of the week. */
  best: number
  seed: string
  today: Day
}

function DayJar({ day, earned, best, seed, today }: DayJarProps) {
  const t = useTranslations('profile')
  const formatDay = useFormatCalendarDay()
  const isToCome = day > today
  const points = isToCome ? pointsOfEmptyGlass : Math.min(earned, maxPoints)
  return (
    <li aria-hidden={isToCome || undefined} className="grid min-w-0 justify-items-center gap-1 text-center">
      <span aria-hidden="true" className="grid justify-items-center gap-1">
        <Jar
          points={points}
          seed={`${seed}${day}`}
          size="day"
          level={earned > 0 ? Math.max(lowestLevel, earned / best) : 0}
          className={classNames('max-w-full', isToCome && 'opacity-45')}
        />
        <span className="min-h-[1lh] text-meta font-semibold text-night-gold tabular-nums">
          {isToCome ? null : earned > 0 ? `+${earned}` : '·'}
        </span>
        <span className={classNames('text-meta', day === today ? 'font-semibold text-on-night' : 'text-night-quiet')}>
          {formatDay(day, 'shortWeekday')}
        </span>
      </span>
      {!isToCome && (
        <span className="sr-only">{t('dayPoints', { day: formatDay(day, 'weekday'), count: earned })}</span>
      )}
    </li>
  )
}
