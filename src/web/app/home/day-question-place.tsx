import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import type { DayQuestionProps } from './day-question.tsx'
import { listMomentsOf, describesDay } from './list-moments-of.ts'

const { Component: LazyDayQuestion } = lazyWithMessages(async () => (await import('./day-question.tsx')).DayQuestion)

/**
 * Returns whether one of the children has no moment of today that tells how the day was. While its activities are not loaded,
 * the first child is taken to have none, others to have one.
 */
const hasChildToAsk = (client: QueryClient, children: readonly Child[], today: Day, zone: string): boolean =>
  children.some(({ id }, nth) => {
    const acts = client.getQueryData(createRecentActivitiesQuery(id).queryKey)
    return acts ? !describesDay(listMomentsOf(today, acts), zone) : nth === 0
  })

/**
 * Renders the question how the day of a child was; if it has a moment of today, the question about the first other
 * child without one. Its room is kept. Renders nothing if all had a moment when home was opened.
 */
export function DayQuestionPlace(props: DayQuestionProps) {
  const isIdle = useIsBrowserIdle()
  const client = useQueryClient()
  const today = useToday()
  const [isShown] = useState(() =>
    hasChildToAsk(client, [props.child, ...props.others], today, props.user.family.timeZone),
  )
  if (!isShown) return null
  return (
    <div data-day-question="" className="@container grid">
      <Card className="grid min-h-33.25 content-center px-3.5! py-1! @min-[34rem]:min-h-27.25">
        <Suspense>{isIdle && <LazyDayQuestion {...props} />}</Suspense>
      </Card>
    </div>
  )
}
