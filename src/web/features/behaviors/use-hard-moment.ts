import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { moods, weathers } from '#shared/moments/rules.ts'
import { addBadgesToFeast } from '#web/ledger/deed-feast.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useNameMomentDay } from '#web/ledger/use-name-moment-day.ts'
import { useNextChoice } from '#web/ledger/use-next-choice.ts'
import { findKnownWeather, useSiblingMoments } from '#web/ledger/use-sibling-moments.ts'
import { parseOneOf } from '#web/lib/parse-one-of.ts'
import { useToday } from '#web/lib/use-today.ts'
import type { EarlierDay } from './use-award.ts'
import type { useRecordBehaviorForm } from './use-record-behavior-form.ts'

interface HardMomentOptions {
  child: Child
  family: readonly Child[]
  /** Whether the form of something hard without points is on screen. */
  isOpen: boolean
  day: EarlierDay | null
  form: ReturnType<typeof useRecordBehaviorForm>
  onSaved: () => void
  /** Called when the message's Undo is used. */
  onUndo: () => void
}

/** Returns the moment that something hard without points becomes: its face, its weather, and `save(words)`. */
export const useHardMoment = ({ child, family, isOpen, day, form, onSaved, onUndo }: HardMomentOptions) => {
  const t = useTranslations('moments')
  const today = useToday()
  const date = day?.date ?? today
  const nameDay = useNameMomentDay()
  const ofDay = useSiblingMoments(isOpen ? family : [], date)
  const own = ofDay.find((one) => one.child.id === child.id)
  const siblings = ofDay.filter((one) => one !== own)
  const known = findKnownWeather(own?.moments ?? [], siblings, date)
  const { values } = form
  const mood = parseOneOf(moods, values.mood) ?? ('' as const)
  const selected = parseOneOf(weathers, values.weather)
  const weather = selected ?? known?.moment.weather ?? ('' as const)
  const next = useNextChoice({ mood, weather, element: form.element })
  const { send, isPending } = useCommand(addMoment, {
    tapKey: ({ body }) => JSON.stringify(body),
    success: (saved) => {
      form.clear()
      onSaved()
      const onClick = () => {
        form.restore(values)
        onUndo()
      }
      return {
        title: t('saved', { name: child.name }),
        kind: 'note',
        child,
        undo: { message: t('undone', nameDay(saved.date)), onClick },
        feast: addBadgesToFeast(undefined, { child, points: 0, badges: saved.badges }),
      }
    },
    onError: form.showError,
    failure: t('saveFailed'),
    nameOf: () => t('oneOf', { name: child.name }),
    keyOf: () => `hard.${child.id}`,
  })
  const save = (content: string): void => {
    if (mood === '' || weather === '') next.lead()
    else void send({ body: { childId: child.id, mood, weather, content, ...(day && { date }) } })
  }
  return {
    ...next,
    mood,
    weather,
    /** Proposed, unless one was selected. */
    known: selected === undefined ? known : undefined,
    isWeatherPending: !known && ofDay.some((one) => one.isLoading),
    today,
    isPending,
    save,
  }
}

export type HardMoment = ReturnType<typeof useHardMoment>
