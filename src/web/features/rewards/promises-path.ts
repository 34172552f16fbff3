import { useSearch } from 'wouter'

/** The address of the rewards screen that begins with what was redeemed, where promises can be given or returned. */
export const promisesPath = '/rewards?promises'

/** Returns whether the screen was opened at `promisesPath`. */
export const useBeginsWithPromises = (): boolean => new URLSearchParams(useSearch()).has('promises')
