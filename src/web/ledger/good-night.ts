import type { Child } from '#shared/children/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { readDeviceValue, writeDeviceValue } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'
import { waitForFeasts } from '#web/ui/feast-queue.ts'
import { hideGuestJar, waitForLanding } from './award-flights.ts'

/** How long the new number and Undo are seen before the sky covers them, in milliseconds. */
const waitMs = 700
const shown = createStore<readonly Child[] | null>(null)
const covering = createStore(false)
let isAwaitingTap = false

/** Returns whether this device has shown that all habits of a day are done. */
export const wasGoodNightShown = (day: Day): boolean => readDeviceValue('goodNight') === day

/** Waits until the lights of an act have landed and its feast, which is queued meanwhile, has ended. */
const waitForEndOfAct = async (children: readonly Child[]): Promise<void> => {
  await Promise.all(children.map(({ id }) => waitForLanding(id)))
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  await waitForFeasts()
}

/**
 * Shows, once a day, that all habits of the day are done, with a light for each of the children. It waits until the
 * light of the last one has landed and no feast is shown, and shows nothing if `isStillDone` then returns false,
 * because something was undone.
 */
export const showGoodNight = async (children: readonly Child[], day: Day, isStillDone = () => true): Promise<void> => {
  if (children.length === 0 || wasGoodNightShown(day)) return
  writeDeviceValue('goodNight', day)
  await waitForEndOfAct(children)
  if (!isStillDone()) return writeDeviceValue('goodNight', null)
  hideGuestJar()
  isAwaitingTap = false
  shown.set(children)
}

/** Shows it once more, until a tap or a key. */
export const showGoodNightAgain = (children: readonly Child[]): void => {
  isAwaitingTap = true
  shown.set(children)
}

/** Returns whether it does not leave by itself. */
export const isGoodNightAwaitingTap = (): boolean => isAwaitingTap

/** Ends it. */
export const endGoodNight = (): void => {
  covering.set(false)
  shown.set(null)
}

/** Sets that the sky covers the page; to be called once it is drawn. */
export const coverPage = (): void => covering.set(true)

/** Returns whether the sky covers the page. */
export const useIsPageCovered = covering.useValue

/** Returns the children whose habits are done, while that is shown. */
export const useGoodNight = shown.useValue
