import { useRef } from 'react'

/** A second tap this soon is the same tap, in milliseconds. */
const doubleTap = 600

/** `isFirst(key, time)`: false for a second tap on the same thing within 600 ms of the one that counted. */
export const useDoubleTapGuard = () => {
  const last = useRef({ key: '', at: Number.NEGATIVE_INFINITY })
  return (key: string, at = performance.now()): boolean => {
    const again = last.current.key === key && at - last.current.at < doubleTap
    if (!again) last.current = { key, at }
    return !again
  }
}
