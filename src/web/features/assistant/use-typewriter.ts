import { useEffect, useState } from 'react'
import { useMediaQuery } from '#web/lib/media.ts'
import { useAppearance } from '#web/lib/appearance.ts'

const tickMs = 40
const maxDurationMs = 1440

/** Splits a text into words with their trailing space; Chinese into pairs of characters. */
export const splitIntoWords = (text: string): string[] => text.match(/\p{sc=Han}{1,2}|[^\s\p{sc=Han}]+\s*|\s+/gu) ?? []

/** Returns how many of `total` words appear per tick of 40 ms, so that the whole text takes at most 1.5 seconds. */
export const countWordsPerTick = (total: number): number => Math.max(1, Math.ceil((total * tickMs) / maxDurationMs))

/**
 * Reveals a text word by word if `isLive` (received since the screen was opened); at once otherwise and with reduced
 * motion.
 */
export const useTypewriter = (text: string, isLive: boolean): { shown: string; isFinished: boolean } => {
  const { motion } = useAppearance()
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)') || motion === 'less'
  const [count, setCount] = useState(0)
  const chunks = splitIntoWords(text)
  const isFinished = isReduced || !isLive || count >= chunks.length

  // The external system is the timer.
  useEffect(() => {
    if (isFinished) return undefined
    const timer = setInterval(() => setCount((previous) => previous + countWordsPerTick(chunks.length)), tickMs)
    return () => clearInterval(timer)
  }, [isFinished, chunks.length])

  return { shown: isFinished ? text : chunks.slice(0, count).join(''), isFinished }
}
