import { useEffect, useState } from 'react'
import { promptDelayMs } from './prompt-timing.ts'

const interactions = ['click', 'scroll', 'touchstart', 'keydown'] as const

/** Becomes true once the page has been open for a while and somebody does something with it. */
export const useUserEngagement = (): boolean => {
  const [waited, setWaited] = useState(false)
  const [touched, setTouched] = useState(false)

  // The outside systems are the clock and the reader.
  useEffect(() => {
    const clock = setTimeout(() => setWaited(true), promptDelayMs)
    const heard = new AbortController()
    const touch = () => {
      setTouched(true)
      heard.abort()
    }
    for (const kind of interactions) {
      window.addEventListener(kind, touch, { capture: true, passive: true, signal: heard.signal })
    }
    return () => {
      clearTimeout(clock)
      heard.abort()
    }
  }, [])
  return waited && touched
}
