import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Activity } from '#shared/activities/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Card } from '#web/ui/card.tsx'

const { Component: LazyDayQuestion } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.DayQuestion,
)

const hasMomentOf = (today: Day, acts: readonly Activity[]): boolean =>
  acts.some(({ type, day, undone, undoes }) => type === 'moment' && day === today && !undone && undoes === null)

/** Returns the first child without a moment of today; of the others only those whose activities are known. */
const findChildToAsk = (client: QueryClient, family: readonly Child[], today: Day): Child | undefined =>
  family.find(({ id }, nth) => {
    const acts = client.getQueryData(createRecentActivitiesQuery(id).queryKey)
    return acts ? !hasMomentOf(today, acts) : nth === 0
  })

type DayQuestionPlaceProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  /** Children who are asked about when there is a moment of `child`. */
  others?: readonly Child[]
}

/**
 * Renders the question how the day of a child was, or with a moment of today that of the first other child without one, in room
 * that is kept for it; nothing if home was opened with moments of all.
 */
export function DayQuestionPlace({ user, child, others = [] }: DayQuestionPlaceProps) {
  const isIdle = useIsBrowserIdle()
  const client = useQueryClient()
  const today = useToday(user.family.timeZone)
  const [whose] = useState(() => findChildToAsk(client, [child, ...others.filter(({ id }) => id !== child.id)], today))
  if (!whose) return null
  return (
    <div className="@container grid">
      <Card className="min-h-32 px-3.5! pt-1! pb-2! @min-[34rem]:min-h-25 @min-[34rem]:pt-2!">
        <Suspense>{isIdle && <LazyDayQuestion child={whose} />}</Suspense>
      </Card>
    </div>
  )
}
