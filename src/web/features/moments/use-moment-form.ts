import { useState } from 'react'
import type * as z from 'zod/mini'
import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addMoment, editMoment, newMoment, type Moment } from '#shared/moments/contract.ts'
import { weathers, type Mood, type Weather } from '#shared/moments/rules.ts'
import { findLatestDayOnEarth } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { addBadgesToFeast } from '#web/ledger/deed-feast.ts'
import { useForm } from '#web/lib/form.ts'
import { storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { parseOneOf } from '#web/lib/parse-one-of.ts'
import { useToday } from '#web/lib/use-today.ts'
import { findDayError } from './day-error.ts'
import { departFrom } from './moment-arrival.ts'
import { insertCachedMoment } from './use-moments.ts'

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
  return (date: string) => (date === currentDayMarker ? null : findDayError(date, latest))
}

/** Returns the sent forms of a moment: `add` for a new one, `edit` for changes. */
const useMomentCommands = (child: Child, fields: MomentFields, onDone: (momentId: string) => void) => {
  const t = useTranslations('moments')
  const acts = useTranslations('acts')
  const dayText = useFormatCalendarDay()
  const { values, element, showError } = fields
  const finish = (momentId: string) => {
    fields.clear()
    onDone(momentId)
  }
  const add = useCommand(addMoment, {
    update: (client, moment) => {
      if (element) departFrom(moment.id, element.getBoundingClientRect())
      insertCachedMoment(client, moment)
    },
    success: ({ id, date, badges }) => {
      storeMomentPrompt(child.id, null)
      finish(id)
      const message = acts('undone', { title: dayText(date, 'date') })
      const undo = { message, onClick: () => fields.change(values) }
      const feast = addBadgesToFeast(undefined, { child, points: 0, badges })
      return { title: t('saved', { name: child.name }), undo, feast }
    },
    onError: showError,
    failure: t('saveFailed'),
    nameOf: () => t('oneOf', { name: child.name }),
  })
  const edit = useCommand(editMoment, {
    success: ({ id, date }) => {
      finish(id)
      return { title: t('changed', { day: dayText(date, 'date') }) }
    },
    onError: showError,
    failure: t('changeFailed'),
  })
  return { add, edit }
}

/** Returns the fields of a moment (null for a new one) with what follows from them. */
const useMomentFields = (child: Child, moment: Moment | null, earlier: readonly Moment[], zone: string) => {
  const t = useTranslations('moments')
  const today = useToday(zone)
  const form = useForm(newMoment, {
    draft: `moment.${moment?.id ?? child.id}`,
    initial: toFields(moment),
    messages: { weather: t('weatherRequired') },
  })
  const { date, weather } = form.values
  const day = date === currentDayMarker ? today : date
  const sameDay = moment ? undefined : earlier.find((other) => other.date === day)
  const selected = parseOneOf(weathers, weather)
  return { ...form, today, day, sameDay, weather: selected ?? sameDay?.weather ?? ('' as const) }
}

type MomentFields = ReturnType<typeof useMomentFields>

interface MomentFormOptions {
  child: Child
  /** The moment to edit, or null for a new one. */
  moment: Moment | null
  /** Moments of the child, newest first: the last one of the day tells the weather of a new one. */
  earlier?: readonly Moment[]
  zone: string
  onDone?: (momentId: string) => void
}

/** Returns the form of a moment. The fields of a new one survive leaving the screen. */
export const useMomentForm = ({ child, moment, earlier = [], zone, onDone }: MomentFormOptions) => {
  const t = useTranslations('moments')
  const dateError = useDateError()
  const fields = useMomentFields(child, moment, earlier, zone)
  const [savedId, setSavedId] = useState<string | null>(null)
  const { add, edit } = useMomentCommands(child, fields, (momentId) => {
    setSavedId(momentId)
    onDone?.(momentId)
  })
  const submit = () => {
    const { weather } = fields
    const { mood, content, date } = fields.values
    // The weather is asked for once there is a face.
    if (mood === '') return fields.markInvalid('mood', 'required')
    const hasDate = date !== currentDayMarker && date !== ''
    // The schema reports a weather that is not chosen yet.
    const input = { childId: child.id, weather, mood, content, ...(hasDate && { date }) }
    const body = fields.check(input as z.input<typeof newMoment>)
    const error = body && dateError(date)
    if (error) fields.markInvalid('date', error)
    else if (body && moment) {
      const changes = { weather: body.weather, mood: body.mood, content: content || null, date }
      void edit.send({ params: { id: moment.id }, body: fields.changed(changes) })
    } else if (body) void add.send({ body })
  }
  const missesFace = fields.values.mood === '' && fields.errorOf('mood') !== undefined
  return {
    ...fields,
    /** The moment that was saved last. */
    savedId,
    /** Whether the form is still as saving that moment left it, which is in the list. */
    isAsSaved: !fields.isChanged && earlier.some(({ id }) => id === savedId),
    /** What is missing, once Save has been tapped without a face. */
    missingFace: missesFace ? t('moodRequired') : null,
    submit,
    isPending: add.isPending || edit.isPending,
  }
}

export type MomentFormState = ReturnType<typeof useMomentForm>
