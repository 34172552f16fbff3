import { Suspense, useState } from 'react'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { useLatestActs } from './use-latest-acts.ts'

const { Component: LazyDayQuestion } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.DayQuestion,
)

/** Renders the question how the day of a child was, in room that is kept for it; nothing if home was opened with a moment of today. */
export function DayQuestionPlace({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>) {
  const isIdle = useIsBrowserIdle()
  const today = useToday(user.family.timeZone)
  const { lines = [] } = useLatestActs(child.id)
  const [wasAnswered] = useState(() =>
    lines.some(({ undone, row }) => undone === null && row.type === 'moment' && row.day === today),
  )
  if (wasAnswered) return null
  return (
    <Card className="min-h-32 px-3.5! pt-1! pb-2!">
      <Suspense>{isIdle && <LazyDayQuestion child={child} />}</Suspense>
    </Card>
  )
}
