import type * as z from 'zod/mini'
import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addMoment, editMoment, newMoment, type Moment } from '#shared/moments/contract.ts'
import { findEarliestMomentDay, type Mood, type Weather } from '#shared/moments/rules.ts'
import { findLatestDayOnEarth } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { showToast } from '#web/ui/toast.ts'

/** Stands for the current day as the date of a new moment: a draft finished tomorrow is dated tomorrow. */
export const currentDayMarker = 'today'

const toFields = (
  moment: Moment | null,
): { weather: Weather | ''; mood: Mood | ''; content: string; date: string } => ({
  weather: moment?.weather ?? '',
  mood: moment?.mood ?? '',
  content: moment?.content ?? '',
  date: moment?.date ?? currentDayMarker,
})

/** `dateError(date)`: returns the error code of a date; no schema can know the first and last one, as they move on. */
const useDateError = () => {
  const latest = findLatestDayOnEarth(useNow({ updateInterval: 60_000 }).getTime())
  return (date: string): string | null => {
    if (date === currentDayMarker) return null
    if (date === '') return 'required'
    if (date > latest) return 'future_day'
    return date < findEarliestMomentDay(latest) ? 'day_too_far_back' : null
  }
}

/** Returns the form of a moment (null for a new one). The fields of a new one survive leaving the screen. */
export const useMomentForm = (child: Child, moment: Moment | null, onDone: () => void) => {
  const t = useTranslations('moments')
  const acts = useTranslations('acts')
  const dayText = useFormatCalendarDay()
  const dateError = useDateError()
  const form = useForm(newMoment, {
    draft: `moment.${moment?.id ?? child.id}`,
    initial: toFields(moment),
    messages: { weather: t('weatherRequired'), mood: t('moodRequired') },
  })
  const { values } = form
  const add = useCommand(addMoment, {
    success: ({ date }) => {
      form.clear()
      onDone()
      const message = acts('undone', { title: dayText(date, 'date') })
      const undo = { message, onClick: () => form.change(values) }
      return { title: t('saved', { name: child.name }), undo }
    },
    onError: form.showError,
    failure: t('saveFailed'),
  })
  const edit = useCommand(editMoment, {
    success: ({ date }) => {
      form.clear()
      onDone()
      return { title: t('changed', { day: dayText(date, 'date') }) }
    },
    onError: form.showError,
    failure: t('changeFailed'),
  })
  const submit = () => {
    const { weather, mood, content, date } = values
    if (weather === '' && mood === '') showToast({ kind: 'error', title: t('bothRequired') })
    const hasDate = date !== currentDayMarker && date !== ''
    // The schema reports a weather or mood that is not chosen yet.
    const input = { childId: child.id, weather, mood, content, ...(hasDate && { date }) }
    const body = form.check(input as z.input<typeof newMoment>)
    const error = body && dateError(date)
    if (error) form.markInvalid('date', error)
    else if (body && moment) {
      const changes = { weather: body.weather, mood: body.mood, content: content || null, date }
      void edit.send({ params: { id: moment.id }, body: form.changed(changes) })
    } else if (body) void add.send({ body })
  }
  return { ...form, submit, isPending: add.isPending || edit.isPending }
}

export type MomentFormState = ReturnType<typeof useMomentForm>
