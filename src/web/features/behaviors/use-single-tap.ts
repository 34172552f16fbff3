import { useRef } from 'react'
import { doubleTap } from './quick-list.ts'

/** `isFirst(key, time)`: false for a second tap on the same tile within 600 ms of the one that counted. */
export const useSingleTap = () => {
  const last = useRef({ key: '', at: Number.NEGATIVE_INFINITY })
  return (key: string, at: number): boolean => {
    const again = last.current.key === key && at - last.current.at < doubleTap
    if (!again) last.current = { key, at }
    return !again
  }
}
