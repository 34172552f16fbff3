import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { listMoments } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'

/**
 * Returns the newest moment of today that stands in place of the form: one that was there when the screen was opened or was
 * saved on it, unless another one was begun. While that, or who comes next, is checked nothing is shown, so that nothing moves.
 */
export const useMomentOfToday = (child: Child, today: Day, isBegun: boolean, isNextLoading: boolean) => {
  const input = { params: { childId: child.id }, query: { on: today.slice(5) } }
  const { data, isLoading, isStale, isFetching } = useQuery(read(listMoments, input))
  const newest = data?.find(({ date }) => date === today)
  const [isOffered, setOffered] = useState(isBegun ? false : null)
  const isUnknown = newest ? isNextLoading : isLoading || (isStale && isFetching)
  const isChecking = isOffered === null && isUnknown
  if (isOffered === null && !isChecking) setOffered(newest !== undefined)
  if (isOffered && (isBegun || !newest)) setOffered(false)
  return {
    moment: isOffered ? (newest ?? null) : null,
    isChecking,
    /** Shows the form. */
    beginAnother: () => setOffered(false),
    /** Shows the moment that was just saved. */
    offer: () => setOffered(true),
  }
}
