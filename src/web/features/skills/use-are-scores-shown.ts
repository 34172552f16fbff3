import { useEffect } from 'react'
import { createStore } from '#web/lib/store.ts'

/** The challenges whose scores are shown in their cards, by id. */
const shownIds = createStore<readonly string[]>([])

/** Hides all scores when the screen is unmounted. */
export const useHideScoresOnUnmount = (): void => {
  // External system: the store.
  useEffect(() => () => shownIds.set([]), [])
}

/** Returns whether the scores of a challenge are shown, and a function that shows or hides them: also in the card that it gets once it is completed. */
export const useAreScoresShown = (id: string): readonly [boolean, () => void] => {
  const ids = shownIds.useValue()
  const isShown = ids.includes(id)
  return [isShown, () => shownIds.set(isShown ? ids.filter((other) => other !== id) : [...ids, id])]
}
