import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'

type Shown = 'moment' | 'words' | 'form' | 'another'

interface Begun {
  /** Whether a moment was begun, in any way. */
  isBegun: boolean
  /** Whether words of today wait in its form. */
  hasWords: boolean
  /** Whether it is not known yet who comes next. */
  isNextLoading: boolean
}

const choose = (newest: Moment | undefined, { isBegun, hasWords }: Begun): Shown => {
  if (!newest) return 'form'
  if (hasWords) return newest.content === null ? 'words' : 'another'
  return isBegun ? 'form' : 'moment'
}

/** Returns whether the form takes the place of a card. */
const isOver = (shown: Shown, newest: Moment | undefined, { isBegun }: Begun) =>
  !newest || (shown === 'moment' && isBegun)

/**
 * Returns the newest moment of today that stands in place of the form: one that was there when the screen was opened or was
 * saved on it, unless another one was begun; one without words takes those that wait in the form. While that, or who comes
 * next, is checked nothing is shown, so that nothing moves.
 */
export const useMomentOfToday = (child: Child, today: Day, begun: Begun) => {
  const input = { params: { childId: child.id }, query: { on: today.slice(5) } }
  const { data, isLoading, isStale, isFetching } = useQuery(read(listMoments, input))
  const newest = data?.find(({ date }) => date === today)
  const [shown, setShown] = useState<Shown | null>(begun.isBegun && !begun.hasWords ? 'form' : null)
  const isUnknown = newest ? begun.isNextLoading : isLoading || (isStale && isFetching)
  const isChecking = shown === null && isUnknown
  if (shown === null && !isChecking) setShown(choose(newest, begun))
  const isCard = shown === 'moment' || shown === 'words'
  if (isCard && isOver(shown, newest, begun)) setShown('form')
  return {
    moment: isCard && newest ? newest : null,
    /** Whether words can be added to it right there. */
    takesWords: shown === 'words',
    /** Whether the form is for another moment of today. */
    isAnother: shown === 'another',
    isChecking,
    /** Shows the form. */
    beginAnother: () => setShown('another'),
    /** Shows the moment that was just saved. */
    offer: () => setShown('moment'),
    /** Shows the words that were added, to be added again. */
    offerWords: () => setShown('words'),
  }
}
