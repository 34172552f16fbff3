import { useEffect, useState } from 'react'
import { useMedia } from '#web/lib/media.ts'
import { useAppearance } from '#web/lib/appearance.ts'

const tickMs = 40
/** A whole answer takes no longer than this, however long it is. */
const longestMs = 2500

/** A text in the bits that a reader takes in at a glance: words with the space after them, two signs of Chinese. */
export const splitIntoChunks = (text: string): string[] => text.match(/\p{sc=Han}{1,2}|[^\s\p{sc=Han}]+\s*|\s+/gu) ?? []

/** How many bits of `all` come with each tick. */
export const chunksPerTick = (all: number): number => Math.max(1, Math.ceil((all * tickMs) / longestMs))

/** A text that comes word by word while it is `live`, and whole at once for whoever wants less motion. */
export const useTypewriter = (text: string, live: boolean): { shown: string; finished: boolean } => {
  const { motion } = useAppearance()
  const less = useMedia('(prefers-reduced-motion: reduce)') || motion === 'less'
  const [count, setCount] = useState(live ? 0 : Infinity)
  const bits = splitIntoChunks(text)
  const finished = less || count >= bits.length

  // The outside system is the clock.
  useEffect(() => {
    if (finished) return undefined
    const timer = setInterval(() => setCount((before) => before + chunksPerTick(bits.length)), tickMs)
    return () => clearInterval(timer)
  }, [finished, bits.length])

  return { shown: finished ? text : bits.slice(0, count).join(''), finished }
}
