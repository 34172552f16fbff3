import { createStore } from '#web/lib/store.ts'
import type { BadgeIcon } from './badge-icons.ts'

/** Translated texts of a celebration: "Skill Master", "Mia finished: Rope jumps", "+50". */
export interface CelebrationContent {
  title: string
  text: string
  points?: string | undefined
  /** Without a badge Glim is shown. */
  icon?: BadgeIcon | undefined
}

/** How long one celebration is shown, in milliseconds; a click or Escape ends it earlier. */
export const celebrationMs = 1600

const queue = createStore<readonly CelebrationContent[]>([])
let timer: ReturnType<typeof setTimeout> | undefined

const showNext = (): void => setQueue(queue.get().slice(1))

const onKeyDown = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') showNext()
}

/** Replaces the queue; its first celebration is shown until a click, Escape or the timer ends it. */
const setQueue = (celebrations: readonly CelebrationContent[]): void => {
  clearTimeout(timer)
  if (celebrations.length > 0) {
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', showNext, true)
    timer = setTimeout(showNext, celebrationMs)
  } else {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('click', showNext, true)
  }
  queue.set(celebrations)
}

/** Queues a celebration; a mounted `CelebrationOverlay` shows one after the other. */
export const showCelebration = (content: CelebrationContent): void => {
  const waiting = queue.get()
  if (waiting.length === 0) setQueue([content])
  else queue.set([...waiting, content])
}

/** Returns the celebration to show now, if any. */
export const useCurrentCelebration = (): CelebrationContent | undefined => queue.useValue()[0]
