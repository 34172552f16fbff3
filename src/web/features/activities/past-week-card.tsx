import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { summarizeDays } from '#shared/activities/summarize-days.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import type { Line } from './acts-of-visit.ts'
import { FeltDays } from './felt-days.tsx'
import { OpeningArrow, OpeningPanel } from './opening-row.tsx'
import { ToldMoment } from './told-card.tsx'

/** How many days the card tells of, today included. */
const days = 7

/** Returns the first day of those that the card tells of. */
export const findPastWeekStart = (today: Day): Day => addDays(today, 1 - days)

interface PastWeekCardProps {
  /** The acts of those days, newest first. */
  lines: readonly Line[]
}

/**
 * Renders what the last seven days brought in two lines, points and check-ins; it opens in place to tell the most frequent
 * deed, how the days felt and the line of a moment.
 */
export function PastWeekCard({ lines }: PastWeekCardProps) {
  const t = useTranslations('activities')
  const titleOf = useActivityTitle()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { earned, checkIns, deed, daysWithMoments, moment } = summarizeDays(lines)
  const opens = deed !== undefined || daysWithMoments.length > 0
  return (
    <Card as="section" kind="rows" className="mt-6" data-past-week="">
      <div className="relative flex min-h-16 items-center gap-x-3 py-2">
        <PosedMascot pose="hello" size={40} className="shrink-0" />
        <div ref={keepLargestHeight} className="min-w-0 flex-1">
          <h2 className="type-label text-[1.0625rem]/5.5!">
            {opens ? (
              <WholeRowButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
                {t('week.title')}
              </WholeRowButton>
            ) : (
              t('week.title')
            )}
          </h2>
          <p className="text-meta text-text-2">
            <Facts
              facts={[
                earned > 0 ? t('earned', { count: earned }) : null,
                checkIns > 0 ? t('week.checkIns', { count: checkIns }) : null,
              ]}
            />
          </p>
        </div>
        {opens && (
          <span className="grid w-5 place-items-center">
            <OpeningArrow isOpen={isOpen} />
          </span>
        )}
      </div>
      {opens && (
        <OpeningPanel id={id} isOpen={isOpen} className="pl-13">
          <div className="pb-2.5">
            {deed && <p className="text-small">{t('week.deed', { title: titleOf(deed.row), count: deed.count })}</p>}
            <FeltDays days={daysWithMoments} />
            <ToldMoment moment={moment} />
          </div>
        </OpeningPanel>
      )}
    </Card>
  )
}

interface WholeRowButtonProps {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
  children: ReactNode
}

/** Renders a button whose room is that of the row around it. */
const WholeRowButton = (props: WholeRowButtonProps) => (
  <button type="button" {...props} className="text-left after:absolute after:inset-0" />
)
