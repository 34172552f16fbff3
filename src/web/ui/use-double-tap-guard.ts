import { useRef } from 'react'

/** How soon a second tap belongs to the first. */
export const doubleTapMs = 600

/**
 * Returns `isNewTap(key, time)`: false for a second tap on the same key within 600 ms of the first. The time defaults to
 * now, in milliseconds since the page was opened.
 */
export const useDoubleTapGuard = () => {
  const last = useRef({ key: '', at: Number.NEGATIVE_INFINITY })
  return (key: string, at = performance.now()): boolean => {
    const isRepeat = last.current.key === key && at - last.current.at < doubleTapMs
    if (!isRepeat) last.current = { key, at }
    return !isRepeat
  }
}
