import { useSyncExternalStore } from 'react'

/** From here on there is a rail at the left and room for a panel at the right. */
export const wideQuery = '(width >= 64rem)'

/** Whether a media query holds, as it changes. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
