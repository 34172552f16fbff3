import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Mood, Weather } from '#shared/moments/rules.ts'
import { focusFirstInvalid } from '#web/lib/focus.ts'
import { animateHops } from '#web/ui/short-animations.ts'

interface Choices {
  mood: Mood | ''
  weather: Weather | ''
  /** The form. */
  element: HTMLFormElement | null
}

/** Returns which row a moment needs a choice of next, and leads to it. */
export const useNextChoice = ({ mood, weather, element }: Choices) => {
  const missing = mood === '' ? ('mood' as const) : weather === '' ? ('weather' as const) : null
  const [asked, setAsked] = useState<'mood' | 'weather' | null>(null)
  if (asked !== missing && asked !== null) setAsked(null)
  return {
    /** The row without a choice, the face first; null if a moment can be saved. */
    missing,
    /** The row that is marked, since the user asked what is missing. */
    asked: asked === missing ? asked : null,
    /** Marks no row any more. */
    reset: () => setAsked(null),
    /** Marks the row, and moves the focus and the view to it. */
    lead: (): void => {
      if (!missing || !element) return
      flushSync(() => setAsked(missing))
      focusFirstInvalid(element, [missing])
      const row = document.activeElement?.closest('[role=radiogroup]')
      row?.scrollIntoView({ block: 'nearest' })
      animateHops(row?.querySelectorAll('[data-picture]') ?? [])
    },
  }
}
