import { useSyncExternalStore } from 'react'
import type { BadgeIcon } from './badge-icons.ts'

/** What is celebrated, in words that are ready to be read: "Skill Master", "Mia finished: Rope jumps", "+50". */
export interface CelebrationContent {
  title: string
  text: string
  /** The points with their sign. */
  points?: string | undefined
  /** The badge that was won; without one Glim cheers. */
  icon?: BadgeIcon | undefined
}

/** How long one celebration lasts, in milliseconds; a tap or Escape ends it sooner. */
export const celebrationMs = 1600

let waiting: readonly CelebrationContent[] = []
let clock: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const onKey = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') endJoy()
}

const show = (next: readonly CelebrationContent[]): void => {
  clearTimeout(clock)
  if (waiting.length === 0 && next.length > 0) {
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', endJoy, true)
  }
  if (next.length === 0) {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('click', endJoy, true)
  }
  waiting = next
  if (next.length > 0) clock = setTimeout(endJoy, celebrationMs)
  for (const listener of listeners) listener()
}

/** Celebrates, after what is being celebrated already. `Celebration` has to be on the page. */
export const showCelebration = (joy: CelebrationContent): void => {
  if (waiting.length === 0) show([joy])
  else waiting = [...waiting, joy]
}

/** Ends what is being celebrated; the next one follows. A tap anywhere does it, without reaching what lies below. */
function endJoy(): void {
  show(waiting.slice(1))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is being celebrated just now. */
export const useCurrentCelebration = (): CelebrationContent | undefined =>
  useSyncExternalStore(subscribe, () => waiting[0])
