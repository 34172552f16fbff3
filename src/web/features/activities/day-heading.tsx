import { useTranslations } from 'use-intl'
import { summarizeDay } from '#shared/activities/summarize-days.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lightsPerJar, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Jar } from '#web/ui/jar.tsx'
import type { Line } from './acts-of-visit.ts'
import { ChildWhileStuck } from './child-while-stuck.tsx'

/** The most points that the jar of a day shows: all its lights. */
const maxPoints = pointsPerLight * lightsPerJar - 1

interface DayHeadingProps {
  day: Day
  zone: string
  child: Pick<Child, 'id' | 'name' | 'avatarUrl'>
  /** Whether the family has other children. */
  hasSiblings: boolean
  /** All acts of the day; null if only a part of them is known. */
  lines: readonly Line[] | null
}

/** Renders a day and what it brought beside its jar; it stays at the top while its acts are read. */
export function DayHeading({ day, zone, child, hasSiblings, lines }: DayHeadingProps) {
  const { title, date } = useDayName(zone)
  const brought = lines && summarizeDay(lines)
  return (
    <>
      {/* Where this is above the window, the heading sticks. */}
      <span className="block h-px" />
      <div
        data-sticky=""
        className="fade-below sticky top-(--sticky-top) z-10 -mx-4 -mt-px mb-1 flex items-center gap-3 bg-bg px-4 pt-1.5 pb-2.5 after:h-1.5"
      >
        {brought && (
          <span className="relative shrink-0">
            <span className="night grid size-13 place-items-center rounded-field" data-earned={brought.earned}>
              <Jar points={Math.min(brought.earned, maxPoints)} seed={child.id} size="day" />
            </span>
            {hasSiblings && <ChildWhileStuck child={child} className="absolute -right-1.5 -bottom-1" />}
          </span>
        )}
        <h2 className="min-w-0 flex-1 wrap-anywhere">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="type-h3 text-[1.1875rem]! first-letter:uppercase">{title(day)}</span>{' '}
            <span className="type-date font-sans text-small font-normal text-text-2">{date(day)}</span>
          </span>{' '}
          {brought && <DayBrought {...brought} />}
        </h2>
        {!brought && hasSiblings && <ChildWhileStuck child={child} className="-my-1 shrink-0" />}
      </div>
    </>
  )
}

/** Renders what was spent for rewards, as short as that the line of the day holds it, in words for screen readers. */
function Spent({ count }: { count: number }) {
  const t = useTranslations('activities.dayBrought')
  const signed = useFormatSigned()
  return (
    <>
      <span className="sr-only">{t('spent', { count })}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-0.5">
        {signed(-count)}
        <Icon name="gift" size={16} />
      </span>
    </>
  )
}

/** Renders what a day brought: points, good deeds, habits and what was spent for rewards; without any, its moments, or that it was quiet. */
function DayBrought({ earned, spent, deeds, checkIns, moments }: ReturnType<typeof summarizeDay>) {
  const t = useTranslations('activities.dayBrought')
  const facts = [
    earned > 0 && t('points', { count: earned }),
    deeds > 0 && t('deeds', { count: deeds }),
    checkIns > 0 && t('checkIns', { count: checkIns }),
    spent > 0 && <Spent key="spent" count={spent} />,
  ]
  const without = moments > 0 ? t('moments', { count: moments }) : t('nothing')
  return (
    <span
      className={classNames(
        'block font-sans text-small font-normal text-text-2 tabular-nums',
        spent > 0 ? 'max-[27rem]:text-meta' : 'max-[23rem]:text-meta',
      )}
    >
      {facts.some(Boolean) ? <Facts facts={facts} /> : without}
    </span>
  )
}
