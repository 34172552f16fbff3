import { useEffect, useState } from 'react'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Returns whether the page is visible and was touched, or opened, within a time in milliseconds. */
export const useIsTouched = (withinMs: number): boolean => {
  const [isTouched, setIsTouched] = useState(true)
  // External system: the user's input and the visibility of the page.
  useEffect(() => {
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const rest = () => setIsTouched(false)
    const touch = () => {
      clearTimeout(timer)
      if (document.hidden) return rest()
      timer = setTimeout(rest, withinMs)
      setIsTouched(true)
    }
    const options = { passive: true, signal: listening.signal }
    for (const name of touches) addEventListener(name, touch, options)
    document.addEventListener('visibilitychange', touch, options)
    touch()
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [withinMs])
  return isTouched
}
