import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { OfflineError } from '#shared/contract/client.ts'
import { addMoment, listMoments, type Moment } from '#shared/moments/contract.ts'
import type { Mood, Weather } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { addBadgesToFeast } from '#web/ledger/deed-feast.ts'
import { useCommand, useUndoAct } from '#web/ledger/use-command.ts'
import { useTakeBack } from '#web/ledger/use-show-failure.ts'
import { keepChosenFace, readChosenFace } from '#web/lib/chosen-face.ts'
import { read } from '#web/lib/query.ts'
import { canRetry, useUnsavedKeys } from '#web/lib/unsaved-acts.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'

type State = 'choosing' | 'sending' | 'waiting' | 'failed' | 'saved'

interface Choice {
  mood: Mood | null
  weather: Weather | null
}

const nothing: Choice = { mood: null, weather: null }

/** `nameOf(childName, choice)`: returns "A moment of Mia · calm · windy". */
const useNameOfMoment = () => {
  const t = useTranslations()
  const joinFacts = useJoinFacts()
  return (name: string, { mood, weather }: Choice): string =>
    joinFacts(
      t('moments.oneOf', { name }),
      mood && t(`activities.moods.${mood}`),
      weather && t(`activities.weathers.${weather}`),
    )
}

/** Returns a key that identifies the moment of a child and a day among those that wait to be sent. */
const keyOf = (childId: string, day: Day): string => `moment ${childId} ${day}`

const findFeelings = ({ mood, weather }: Choice): Choice => ({ mood, weather })

/** Returns the last moment of today of a child, or the one that was saved, as it is now; undefined until it is known, null if it is gone. */
const useStoredMoment = (childId: string, today: Day, isSaved: boolean, id: string | undefined) => {
  const input = { params: { childId }, query: { on: today.slice(5) } }
  const { data, isStale, isFetching } = useQuery({ ...read(listMoments, input), enabled: isSaved })
  if (!data || isStale || isFetching) return data?.find((one) => one.id === id)
  return data.find((one) => (id ? one.id === id : one.date === today)) ?? null
}

/**
 * Returns the moment of today that is written with a face and a weather: what is chosen, whether it is saved, and what changes
 * that. It is saved as soon as both are known; a face without the weather is kept in the tab until then.
 */
export const useDayMoment = (child: Child, today: Day, isSaved: boolean) => {
  const t = useTranslations()
  const nameOf = useNameOfMoment()
  const unsaved = useUnsavedKeys()
  const [state, setState] = useState<State>(isSaved ? 'saved' : 'choosing')
  const [choice, setChoice] = useState(() =>
    isSaved ? nothing : { ...nothing, mood: readChosenFace(child.id, today) },
  )
  // The day may be over before it is sent.
  const [day, setDay] = useState(today)
  const [saved, setSaved] = useState<{ moment: Moment; actId: string } | null>(null)
  const stored = useStoredMoment(child.id, today, state === 'saved', saved?.moment.id)
  const reset = () => {
    keepChosenFace(child.id, today, null)
    setState('choosing')
    setChoice(nothing)
    setSaved(null)
  }
  const undone = t('moments.undone', { isToday: 'true', day: '' })
  const add = useCommand(addMoment, {
    success: (moment, _, actId) => {
      setSaved({ moment, actId })
      setState('saved')
      const feast = addBadgesToFeast(undefined, { child, points: 0, badges: moment.badges })
      return { title: t('moments.savedTo', { name: child.name }), isQuiet: true, undo: { message: undone }, feast }
    },
    onError: (error) => {
      const isOffline = error instanceof OfflineError
      if (!canRetry(error)) reset()
      else setState(isOffline ? 'waiting' : 'failed')
      // A failure is told in its place; that it waits also is where that can be taken back.
      return canRetry(error) && !isOffline
    },
    failure: t('moments.saveFailed'),
    nameOf: ({ body: { mood, weather } }) => nameOf(child.name, { mood, weather }),
    keyOf: ({ body: { childId, date = today } }) => keyOf(childId, date),
  })
  const undo = useUndoAct()
  const takeBack = useTakeBack()
  // It was undone, deleted or taken back elsewhere.
  if (state === 'saved' && stored === null) reset()
  if (state === 'waiting' && !add.isPending && !unsaved.includes(keyOf(child.id, day))) reset()
  const send = (mood: Mood, weather: Weather, date = today) => {
    keepChosenFace(child.id, date, null)
    setChoice({ mood, weather })
    setDay(date)
    setState('sending')
    void add.send({ body: { childId: child.id, mood, weather, date } })
  }
  const { mood, weather } = choice
  const moment = stored ?? saved?.moment ?? null
  return {
    state,
    /** What is chosen or saved. */
    ...findFeelings(moment ?? choice),
    /** The saved moment; null until it is known. */
    moment,
    chooseMood: (chosen: Mood, known: Weather | undefined) => {
      if (known) return send(chosen, known)
      keepChosenFace(child.id, today, chosen)
      setChoice({ mood: chosen, weather: null })
    },
    chooseWeather: (chosen: Weather) => mood && send(mood, chosen),
    retry: () => mood && weather && send(mood, weather, day),
    reset: () => {
      // Only what waited before it failed can be taken back.
      takeBack(nameOf(child.name, choice), keyOf(child.id, day))
      reset()
    },
    isUndoing: undo.isPending,
    /** Undoes what was saved here; null if nothing was. */
    undo: saved && ((onDone: () => void) => void undo.send({ actId: saved.actId, message: undone, onDone })),
  }
}

export type DayMoment = ReturnType<typeof useDayMoment>
