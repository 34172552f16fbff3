import { useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import { summarizeWeek } from '#shared/activities/summarize-days.ts'
import { happyMoods } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { Button } from '#web/ui/button.tsx'
import type { Line } from './acts-of-visit.ts'
import { SummaryCard } from './summary-card.tsx'
import { useFormatWeek } from './use-format-week.ts'

const rankOf = ({ metadata }: Activity): number => {
  const felt = parseMomentMetadata(metadata)
  return felt ? happyMoods.indexOf(felt.mood) : -1
}

interface WeekCardProps {
  /** The first day of the week. */
  since: Day
  today: Day
  /** Its acts, newest first. */
  lines: readonly Line[]
}

/** Renders what a whole week brought: points and on how many days, deeds, check-ins and its happiest moment. */
export function WeekCard({ since, today, lines }: WeekCardProps) {
  const t = useTranslations('activities.week')
  const { earned, days, deeds, checkIns, moment } = summarizeWeek(lines, rankOf)
  const range = useFormatWeek()(since, 'date', today)
  return (
    <SummaryCard
      data-week={since}
      title={t('of', { range })}
      facts={[
        earned > 0 ? t('earned', { count: earned, days }) : null,
        deeds > 0 ? t('deeds', { count: deeds }) : null,
        checkIns > 0 ? t('checkIns', { count: checkIns }) : null,
      ]}
      empty={t(lines.length > 0 ? 'quiet' : 'empty')}
      moment={moment}
    />
  )
}

interface EndOfWeekProps extends Omit<WeekCardProps, 'lines'> {
  /** Goes to the week before; null where nothing was noted before. */
  onBefore: (() => void) | null
}

/** Renders that a week ends here, and the way to the one before. */
export function EndOfWeek({ since, today, onBefore }: EndOfWeekProps) {
  const t = useTranslations('activities.week')
  const range = useFormatWeek()(since, 'date', today)
  return (
    <div className="mt-6 grid grid-cols-1 gap-3 text-center">
      <p className="text-text-2">{t('end', { range })}</p>
      {onBefore && (
        <Button tone="soft" className="w-full" onClick={onBefore}>
          {t('before')}
        </Button>
      )}
    </div>
  )
}
