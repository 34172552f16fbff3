import { useSyncExternalStore } from 'react'

/** Windows with a rail at the left and space for a panel at the right. */
export const wideMediaQuery = '(width >= 64rem)'

/** Windows as wide as a wall: home has three columns. */
export const veryWideMediaQuery = '(width >= 100rem)'

/** Phones on their side; as the variant `landscape` in the styles. */
export const landscapeMediaQuery = '(height < 30rem) and (width >= 37.5rem) and (width < 64rem)'

/** Tablets upright: as wide as two phones, and no rail. */
export const tabletMediaQuery = '(height >= 30rem) and (width >= 48rem) and (width < 64rem)'

/** Windows with space for a list and what it opens side by side. */
export const twoColumnsMediaQuery = '(width >= 48rem)'

/** Devices with a mouse, which most likely have a keyboard. */
export const keyboardMediaQuery = '(hover: hover) and (pointer: fine)'

/** Returns whether the main pointer of the device is a finger. */
export const isTouchDevice = (): boolean => matchMedia('(pointer: coarse)').matches

/** Returns whether a media query matches, as it changes. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
