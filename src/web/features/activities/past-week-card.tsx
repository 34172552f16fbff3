import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { summarizeDays } from '#shared/activities/summarize-days.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { useFormatWithUnit } from '#web/ledger/use-format-with-unit.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import type { Line } from './acts-of-visit.ts'
import { MoodOfDays } from './mood-of-days.tsx'
import { findNewBests } from './new-bests.ts'
import { OpeningArrow, OpeningPanel } from './opening-row.tsx'
import { SummaryMoment } from './summary-card.tsx'

/** How many days the card tells of, today included. */
const days = 7

/** Returns the first day of those that the card tells of. */
export const findPastWeekStart = (today: Day): Day => addDays(today, 1 - days)

interface PastWeekCardProps {
  /** The acts of those days, newest first. */
  lines: readonly Line[]
}

/**
 * Renders what the last seven days brought in two low lines, points and check-ins; it opens in place to tell the most frequent
 * deeds, new bests, how the days felt and the line of a moment.
 */
export function PastWeekCard({ lines }: PastWeekCardProps) {
  const t = useTranslations('activities')
  const titleOf = useActivityTitle()
  const amount = useFormatWithUnit()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { earned, checkIns, deeds, daysWithMoments, moment } = summarizeDays(lines)
  const bests = findNewBests(lines)
  const opens = deeds.length + bests.length + daysWithMoments.length > 0
  return (
    <Card as="section" kind="rows" className="mt-2 -mb-2 py-0!" data-past-week="">
      <div className="relative flex min-h-13 items-center gap-x-3 py-1">
        <PosedMascot pose="hello" size={36} className="shrink-0" />
        <div ref={keepLargestHeight} className="min-w-0 flex-1">
          <h2 className="type-label text-[1.0625rem]/5!">
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
        <OpeningPanel id={id} isOpen={isOpen} className="pl-12">
          <div className="pb-3">
            {deeds.map(({ row, count }) => (
              <ToldLine key={row.id} picture={<ActPicture row={row} size={24} />}>
                {t('week.deed', { title: titleOf(row), count })}
              </ToldLine>
            ))}
            {bests.map(({ actId, title, score, unit }) => (
              <ToldLine key={actId} picture={<TitlePicture title={title} tone="summit" size={24} />}>
                {t('week.best', { title, score: amount(score, unit) })}
              </ToldLine>
            ))}
            <MoodOfDays days={daysWithMoments} />
            <SummaryMoment moment={moment} />
          </div>
        </OpeningPanel>
      )}
    </Card>
  )
}

interface ToldLineProps {
  picture: ReactNode
  children: string
}

/** Renders one line of what the days brought beside a small picture of it. */
const ToldLine = ({ picture, children }: ToldLineProps) => (
  <p className="flex items-start gap-2 py-0.5 text-small">
    <span className="grid shrink-0">{picture}</span>
    <span className="min-w-0 pt-0.5 wrap-anywhere">{children}</span>
  </p>
)

interface WholeRowButtonProps {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
  children: ReactNode
}

/** Renders a button that fills the row around it. */
const WholeRowButton = (props: WholeRowButtonProps) => (
  <button type="button" {...props} className="text-left after:absolute after:inset-0" />
)
