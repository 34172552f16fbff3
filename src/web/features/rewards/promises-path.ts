import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { createStore } from '#web/lib/store.ts'

/** The address of the rewards screen that begins with what was redeemed, where promises can be given or returned. */
export const promisesPath = '/rewards?promises'

/** Returns whether the screen was opened at `promisesPath`. */
export const useBeginsWithPromises = (): boolean => new URLSearchParams(useSearch()).has('promises')

const arePromisesShown = createStore(false)

/** Returns whether the screen shows what was redeemed, which the panel beside it then leaves out. */
export const useArePromisesShown = arePromisesShown.useValue

/** Tells the panel beside the screen whether this shows what was redeemed. */
export const useTellPromisesShown = (isShown: boolean): void => {
  // External system: a store outside of React.
  useEffect(() => {
    arePromisesShown.set(isShown)
    return () => arePromisesShown.set(false)
  }, [isShown])
}
