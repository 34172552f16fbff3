import { useSyncExternalStore } from 'react'
import type { BadgeIcon } from './badge-icons.ts'

/** Translated texts of a celebration: "Skill Master", "Mia finished: Rope jumps", "+50". */
export interface CelebrationContent {
  title: string
  text: string
  points?: string | undefined
  /** Without a badge Glim is shown. */
  icon?: BadgeIcon | undefined
}

/** How long one celebration is shown; a click or Escape ends it earlier. */
export const celebrationMs = 1600

let queue: readonly CelebrationContent[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const onKeyDown = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') showNext()
}

const setQueue = (next: readonly CelebrationContent[]): void => {
  clearTimeout(timer)
  if (queue.length === 0 && next.length > 0) {
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', showNext, true)
  }
  if (next.length === 0) {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('click', showNext, true)
  }
  queue = next
  if (next.length > 0) timer = setTimeout(showNext, celebrationMs)
  for (const listener of listeners) listener()
}

/** Queues a celebration; a mounted `CelebrationOverlay` shows one after the other. */
export const showCelebration = (content: CelebrationContent): void => {
  if (queue.length === 0) setQueue([content])
  else queue = [...queue, content]
}

function showNext(): void {
  setQueue(queue.slice(1))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the celebration to show now, if any. */
export const useCurrentCelebration = (): CelebrationContent | undefined =>
  useSyncExternalStore(subscribe, () => queue[0])
