import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Card } from '#web/ui/card.tsx'

const { Component: LazyDayQuestion } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.DayQuestion,
)

/** Renders the question how the day of a child was, in room that is kept for it; nothing if home was opened with a moment of today. */
export function DayQuestionPlace({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>) {
  const isIdle = useIsBrowserIdle()
  const today = useToday(user.family.timeZone)
  // The page around polls it.
  const { data: acts = [] } = useQuery({
    ...createRecentActivitiesQuery(child.id),
    refetchInterval: false,
    refetchOnWindowFocus: false,
  })
  const [wasAnswered] = useState(() =>
    acts.some(({ type, day, undone, undoes }) => type === 'moment' && day === today && !undone && undoes === null),
  )
  if (wasAnswered) return null
  return (
    <div className="@container grid">
      <Card className="min-h-32 px-3.5! pt-1! pb-2! @min-[34rem]:min-h-25 @min-[34rem]:pt-2!">
        <Suspense>{isIdle && <LazyDayQuestion child={child} />}</Suspense>
      </Card>
    </div>
  )
}
