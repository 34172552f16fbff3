import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useNow } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Moment, newMoment } from '#shared/moments/contract.ts'
import { findLatestDayOnEarth } from '#shared/time/day.ts'
import { findDayError } from './day-error.ts'
import { doubleTapMs } from '#web/ui/use-double-tap-guard.ts'
import { useMomentCommands, type SavedToday } from './use-moment-commands.ts'
import { currentDayMarker, useMomentFields } from './use-moment-fields.ts'
import { useNextChoice } from '#web/ledger/use-next-choice.ts'
import type { SiblingMoments } from '#web/ledger/use-sibling-moments.ts'

/** `dateError(date)`: returns the error code of a date; no schema can know the first and last one, as they move on. */
const useDateError = () => {
  const latest = findLatestDayOnEarth(useNow({ updateInterval: 60_000 }).getTime())
  return (date: string) => (date === currentDayMarker ? null : findDayError(date, latest))
}

const findChildWithoutMoment = (siblings: readonly SiblingMoments[]): Child | null =>
  siblings.find(({ moments }) => moments?.length === 0)?.child ?? null

interface MomentFormOptions {
  child: Child
  /** The moment to edit, or null for a new one. */
  moment: Moment | null
  /** Moments of the child, newest first. */
  earlier?: readonly Moment[]
  isLoading?: boolean
  /** The other children of the family: the one who comes next first. */
  siblings?: readonly Child[]
  zone: string
  onDone?: (momentId: string, date: string, saved: SavedToday | null) => void
}

/** Returns the form of a moment. The fields of a new one survive leaving the screen. */
export const useMomentForm = (options: MomentFormOptions) => {
  const { child, moment, earlier = [], isLoading = false, siblings = [], zone, onDone } = options
  const dateError = useDateError()
  const fields = useMomentFields({ child, moment, earlier, isLoading, siblings, zone })
  const [savedId, setSavedId] = useState<string | null>(null)
  const savedAt = useRef(Number.NEGATIVE_INFINITY)
  const { add, edit } = useMomentCommands({ child, moment, fields }, (momentId, date, saved) => {
    setSavedId(momentId)
    savedAt.current = performance.now()
    onDone?.(momentId, date, saved)
  })
  const nextChoice = useNextChoice({ mood: fields.values.mood, weather: fields.weather, element: fields.element })
  const nextChild = fields.isChanged ? null : findChildWithoutMoment(fields.siblingMoments)
  const submit = () => {
    const { weather } = fields
    const { mood, content, date } = fields.values
    if (nextChoice.missing) {
      // The second of two taps on Save comes when the form is emptied already.
      if (performance.now() - savedAt.current <= doubleTapMs) return
      nextChoice.lead()
      return
    }
    const hasDate = date !== currentDayMarker && date !== ''
    const input = { childId: child.id, weather, mood, content, ...(hasDate && { date }) }
    const body = fields.check(input as z.input<typeof newMoment>)
    const error = body && dateError(date)
    if (error) fields.markInvalid('date', error)
    else if (body && moment) {
      const changes = { weather: body.weather, mood: body.mood, content: content || null, date }
      const changed = fields.changed(changes)
      if (Object.keys(changed).length === 0) onDone?.(moment.id, moment.date, null)
      else void edit.send({ params: { id: moment.id }, body: changed })
    } else if (body) void add.send({ body })
  }
  return {
    ...fields,
    /** The moment that was saved last. */
    savedId,
    missing: nextChoice.missing,
    asked: nextChoice.asked,
    /** The child to go on with: the next one without a moment of today; null if there is none, or a moment is begun. */
    nextChild,
    /** Whether the next child is not known yet. */
    isNextLoading: fields.siblingMoments.some((one) => one.isLoading),
    submit,
    isPending: add.isPending || edit.isPending,
  }
}

export type MomentFormState = ReturnType<typeof useMomentForm>
