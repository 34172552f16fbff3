import { useEffect, useState } from 'react'

/** A page that was hidden for longer is opened anew when it is shown again, in milliseconds. */
const maxAwayMs = 60_000

/** Counts the times that the screen was opened: mounted, or shown again after it was hidden for a while. */
export const useVisit = (): number => {
  const [visit, setVisit] = useState(0)
  // External system: the visibility of the page.
  useEffect(() => {
    let hiddenAt = Number.POSITIVE_INFINITY
    const update = () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (Date.now() - hiddenAt > maxAwayMs) setVisit((count) => count + 1)
    }
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return visit
}
