import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Mood, Weather } from '#shared/moments/rules.ts'
import { focusFirstInvalid } from '#web/lib/focus.ts'
import type { MomentFields } from './use-moment-fields.ts'

/** What a moment lacks before it can be saved. */
type Missing = 'both' | 'face' | 'weather'

const findMissing = (mood: Mood | '', weather: Weather | ''): Missing | null => {
  if (mood === '') return weather === '' ? 'both' : 'face'
  return weather === '' ? 'weather' : null
}

const rowOf = (missing: Missing): 'mood' | 'weather' => (missing === 'weather' ? 'weather' : 'mood')

/**
 * Keeps a tap on Save that came before there were a face and a weather: the choice of the last one saves. Another day, or
 * emptying the form, cancels it.
 */
export const useKeptSave = (fields: MomentFields) => {
  const t = useTranslations('moments.thenSaved')
  const { values, weather, element } = fields
  const isEmpty = values.mood === '' && values.weather === '' && values.content === ''
  const [kept, setKept] = useState<{ date: string; isEmpty: boolean } | null>(null)
  if (kept && (kept.date !== values.date || (isEmpty && !kept.isEmpty))) setKept(null)
  // Words that follow the tap may be deleted again.
  else if (kept?.isEmpty && !isEmpty) setKept({ ...kept, isEmpty })
  const missing = findMissing(values.mood, weather)
  return {
    missing,
    /** Whether Save waits for a choice. */
    isKept: kept !== null,
    /** Keeps the tap on Save, and moves the focus to what is missing first. */
    ask: (): void => {
      flushSync(() => setKept({ date: values.date, isEmpty }))
      if (missing && element) focusFirstInvalid(element, [rowOf(missing)])
    },
    /** Returns what a row says while Save waits for it. */
    askedFor: (row: 'mood' | 'weather'): string | undefined =>
      kept && missing && rowOf(missing) === row ? t(missing) : undefined,
    pick: (picked: { mood: Mood } | { weather: Weather }, isByArrow: boolean): void => {
      const after = { mood: values.mood, weather, ...picked }
      const completes = missing !== null && findMissing(after.mood, after.weather) === null
      if (!kept || !completes || isByArrow) return fields.change(picked)
      flushSync(() => fields.change(picked))
      element?.requestSubmit()
    },
  }
}
