import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Activity } from '#shared/activities/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listSkills } from '#shared/skills/contract.ts'
import { daysBetween, type Day } from '#shared/time/day.ts'
import { parseMomentMetadata, parseScoreMetadata } from '#web/ledger/activity-metadata.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useFormatWithUnit } from '#web/ledger/use-format-with-unit.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon, moduleTintClasses } from '#web/ui/module-icon.tsx'
import { modules } from './modules.ts'
import { moduleGridClasses } from './skeletons.tsx'
import { useDeedsToday } from './use-deeds-today.ts'
import { useLatestActs } from './use-latest-acts.ts'

/** Renders a card for each module, with a summary of today; low ones have none, where no child is selected. */
export function ModuleCards({ isLow = false, ...props }: ChildScreenProps & { isLow?: boolean }) {
  const t = useTranslations('home')
  const summaries = useSummaries(props)
  return (
    <nav aria-label={t('modules')} className={moduleGridClasses}>
      {modules.map(({ name, tone }) => (
        <Link
          key={name}
          href={`/${name}`}
          className={classNames(
            'press flex rounded-card no-underline min-[80rem]:max-[90rem]:gap-2! min-[80rem]:max-[90rem]:p-2!',
            isLow
              ? 'min-h-16 items-center gap-2.5 p-2.5'
              : 'min-h-22 items-center gap-3 p-3 min-[80rem]:min-h-26 min-[80rem]:flex-col min-[80rem]:items-start',
            'only:col-span-full only:min-h-19 only:flex-row only:items-center only:justify-start',
            moduleTintClasses[tone],
          )}
        >
          <ModuleIcon module={tone} className="shrink-0" />
          <span className="min-w-0">
            <span className="type-h3 block wrap-anywhere max-[23.5rem]:text-[0.9375rem]! min-[80rem]:text-[1rem] min-[80rem]:max-[90rem]:text-[0.875rem]">
              {t(name)}
            </span>
            {!isLow && <span className="block text-small wrap-anywhere">{summaries[name]}</span>}
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** The best score of a challenge, null without one. */
interface ChallengeRecord {
  title: string
  best: number | null
  unit: string | null
}

/** Returns words about the best score of a challenge and about a moment. */
const useLatestTexts = (today: Day) => {
  const t = useTranslations()
  const amount = useFormatWithUnit()
  const dayText = useFormatCalendarDay()
  const nameDay = (day: Day): string => {
    const days = daysBetween(day, today)
    if (days <= 0) return t('homeCards.lastToday')
    return days === 1 ? t('homeCards.lastYesterday') : dayText(day, days < 7 ? 'weekday' : 'date', today)
  }
  return {
    challenge: ({ title, best, unit }: ChallengeRecord): ReactNode => (
      <>
        <span className="line-clamp-1">{title}</span>{' '}
        {best !== null && <span className="block">{t('homeCards.lastBest', { best: amount(best, unit) })}</span>}
      </>
    ),
    moment: ({ day, metadata }: Activity): string => {
      const felt = parseMomentMetadata(metadata)
      return [nameDay(day), felt && t(`activities.moods.${felt.mood}`)]
        .filter(Boolean)
        .join(t('homeCards.lastSeparator'))
    },
  }
}

const toRecord = ({ title, metadata }: Activity): ChallengeRecord => {
  const score = parseScoreMetadata(metadata)
  // As on its card: the best, which a lower score leaves as it was.
  return score
    ? { title, best: Math.max(score.score, score.before ?? 0), unit: score.unit }
    : { title, best: null, unit: null }
}

/**
 * Returns the challenge of the latest score; without one among the latest acts, the newest that has a score, or the newest;
 * null if there is none, undefined until that is known.
 */
const useLatestChallenge = (childId: string, latestScore?: Activity): ChallengeRecord | null | undefined => {
  const { data: skills } = useQuery(read(listSkills, { params: { childId } }))
  if (latestScore) return toRecord(latestScore)
  if (!skills) return undefined
  const skill = skills.find(({ currentBest }) => currentBest !== null) ?? skills[0]
  return skill ? { title: skill.title, best: skill.currentBest, unit: skill.targetUnit } : null
}

/**
 * Returns a summary for each module: the deeds (without deductions) and habits of today, the latest challenge, and the
 * latest moment among the latest acts that are not undone.
 */
const useSummaries = ({ user, child }: ChildScreenProps) => {
  const t = useTranslations('homeCards')
  const today = useToday(user.family.timeZone)
  const { lines = [] } = useLatestActs(child.id)
  const { data } = useQuery(read(listFamilyTodayHabits))
  const habits = data?.find(({ childId }) => childId === child.id)?.habits ?? []
  const texts = useLatestTexts(today)
  const deeds = useDeedsToday({ user, child })
  const acts = lines.filter(({ undone }) => undone === null).map(({ row }) => row)
  const challenge = useLatestChallenge(
    child.id,
    acts.find(({ type }) => type === 'skill'),
  )
  const moment = acts.find(({ type }) => type === 'moment')
  return {
    behaviors: t('behaviorsToday', { count: deeds.length }),
    habits: t('habitsToday', { total: habits.length, done: habits.filter(({ todayActId }) => todayActId).length }),
    skills: challenge === null ? t('skillsNone') : challenge && texts.challenge(challenge),
    moments: moment ? texts.moment(moment) : t('momentsNone'),
  }
}
