import { useEffect, useState } from 'react'
import { nextPaint } from './next-paint.ts'

/** Returns whether the component has been painted since it was mounted. */
export const useIsPainted = (): boolean => {
  const [isPainted, setIsPainted] = useState(false)
  // External system: the browser's frames.
  useEffect(() => void nextPaint().then(() => setIsPainted(true)), [])
  return isPainted
}
