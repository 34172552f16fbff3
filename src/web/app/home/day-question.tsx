import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { useToday } from '#web/lib/use-today.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { QuestionOfChild } from './question-of-child.tsx'
import { useMomentsOfToday } from './use-moments-of-today.ts'

export type DayQuestionProps = Pick<ChildScreenProps, 'user' | 'child' | 'family'> & {
  /** The other children who are asked about in the same place. */
  others: readonly Child[]
}

/**
 * Asks how the day of a child was, once it is known which children have no moment of today; if all have one, it shows
 * that of the first child. Asks about the next child when the user wants to go on.
 */
export function DayQuestion({ user, child: first, family, others }: DayQuestionProps) {
  const zone = user.family.timeZone
  const today = useToday(zone)
  const [asked] = useState(() => [first, ...others.filter(({ id }) => id !== first.id)])
  const { isChecking, hasNone, hasOne, last } = useMomentsOfToday(family, first.id, { today, zone })
  const find = () => ({
    child: asked.find(hasNone) ?? first,
    answered: asked.filter(hasOne),
    isAsked: asked.some(hasNone),
    isNext: false,
  })
  const [whose, setWhose] = useState(() => (isChecking ? null : find()))
  if (!whose && !isChecking) setWhose(find())
  if (!whose) return null
  const { child, answered, isAsked, isNext } = whose
  const next = asked.find((one) => one.id !== child.id && hasNone(one))
  const sibling = family.find(({ id }) => id === last?.childId && id !== child.id)
  return (
    <QuestionOfChild
      key={child.id}
      {...{ child, answered, isAsked, isNext, next, today, zone }}
      known={last && { weather: last.weather, sibling: sibling?.name ?? null }}
      onNext={(one) => setWhose({ child: one, answered: [...answered, child], isAsked: true, isNext: true })}
    />
  )
}
