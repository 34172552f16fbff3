import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { findMemberName } from '#web/lib/member-name.ts'
import { read } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { WeatherAndMood, useFeelings } from './moment-card.tsx'

/** Queries the moments of this day in earlier years. */
export const useOnThisDay = (child: Child, today: Day): { moments: readonly Moment[]; isLoading: boolean } => {
  const { data = [], isLoading } = useQuery(
    read(listMoments, { params: { childId: child.id }, query: { on: today.slice(5) } }),
  )
  return { moments: data.filter(({ date }) => date.slice(0, 4) < today.slice(0, 4)), isLoading }
}

interface OnThisDayProps {
  moments: readonly Moment[]
  user: User
  today: Day
}

/** Renders the moments of this day in earlier years. */
export function OnThisDay({ moments, user, today }: OnThisDayProps) {
  const t = useTranslations('moments')
  return (
    <Card as="section" kind="night" className="grid grid-cols-1 gap-3 rounded-card!">
      <h2 className="type-h3 text-night-gold">{t('onThisDay')}</h2>
      <ul className="@container grid grid-cols-1 gap-3">
        {moments.map((moment) => (
          <EarlierMoment
            key={moment.id}
            moment={moment}
            author={findMemberName(user.family, moment.by)}
            today={today}
          />
        ))}
      </ul>
    </Card>
  )
}

function EarlierMoment({ moment, author, today }: { moment: Moment; author: string | null; today: Day }) {
  const t = useTranslations('moments')
  const findFeelings = useFeelings()
  const years = Number(today.slice(0, 4)) - Number(moment.date.slice(0, 4))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 @min-[30rem]:gap-y-0">
      <div className="@min-[30rem]:row-span-2 @min-[30rem]:self-start">
        <WeatherAndMood moment={moment} />
      </div>
      <div className="text-small text-night-quiet">
        <Facts facts={[t('yearsAgo', { years }), author]} />
        <span className="sr-only">{findFeelings(moment).join(' · ')}</span>
      </div>
      {moment.content && (
        <p className="col-span-2 line-clamp-6 whitespace-pre-line text-night-text wrap-anywhere @min-[30rem]:col-span-1 @min-[30rem]:col-start-2">
          {moment.content}
        </p>
      )}
    </li>
  )
}
