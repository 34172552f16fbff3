import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { findMemberName } from '#web/lib/member-name.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { WeatherAndMood, useFeelings } from './moment-card.tsx'
import { NewMomentForm } from './moment-form.tsx'
import { MomentList } from './moment-list.tsx'
import { useMomentForm } from './use-moment-form.ts'
import { useMoments } from './use-moments.ts'

/** Renders the moments of one child: a form for a new one, all by month, and those of this day in earlier years. */
export function MomentsScreen({ user, child, chips }: ChildScreenProps) {
  const zone = user.family.timeZone
  const today = useToday(zone)
  return (
    <>
      {chips && <div className="mb-3">{chips}</div>}
      <Moments key={child.id} user={user} child={child} today={today} />
    </>
  )
}

function Moments({ user, child, today }: Pick<ChildScreenProps, 'user' | 'child'> & { today: Day }) {
  const [newId, setNewId] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-1 gap-3 min-[100rem]:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] min-[100rem]:items-start min-[100rem]:gap-7">
      <NewMomentCard child={child} zone={user.family.timeZone} onSaved={setNewId} />
      <MomentList child={child} user={user} newId={newId}>
        <OnThisDay child={child} user={user} today={today} />
      </MomentList>
    </div>
  )
}

interface NewMomentCardProps {
  child: Child
  zone: string
  onSaved: (momentId: string) => void
}

function NewMomentCard({ child, zone, onSaved }: NewMomentCardProps) {
  const { data: earlier } = useMoments(child.id)
  const form = useMomentForm({ child, moment: null, zone, onDone: onSaved, ...(earlier && { earlier }) })
  return (
    <Card as="section" data-scroll-stop="">
      <NewMomentForm child={child} form={form} zone={zone} />
    </Card>
  )
}

/** Renders the moments of this day in earlier years; nothing if there are none. */
function OnThisDay({ child, user, today }: { child: Child; user: User; today: Day }) {
  const t = useTranslations('moments')
  const { data = [] } = useQuery(read(listMoments, { params: { childId: child.id }, query: { on: today.slice(5) } }))
  const moments = data.filter(({ date }) => date.slice(0, 4) < today.slice(0, 4))
  if (moments.length === 0) return null
  return (
    <Card as="section" kind="night" className="grid grid-cols-1 gap-3 rounded-card!">
      <h2 className="type-h3 text-night-gold">{t('onThisDay')}</h2>
      <ul className="grid grid-cols-1 gap-3">
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
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
      <WeatherAndMood moment={moment} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-small text-night-quiet">
          <Facts facts={[t('yearsAgo', { years }), ...findFeelings(moment), author]} />
        </p>
        {moment.content && (
          <p className="line-clamp-6 whitespace-pre-line text-night-text wrap-anywhere">{moment.content}</p>
        )}
      </div>
    </li>
  )
}
