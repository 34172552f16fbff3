import type { ReactNode } from 'react'
import type { Badge } from '#shared/badges/contract.ts'
import { createStore } from '#web/lib/store.ts'

/** What a feast shows, in the reader's language. */
export interface FeastContent {
  child: { id: string; name: string; avatarUrl?: string | null | undefined }
  /** What was reached: "Brush teeth: 21 days"; without it, the first badge is what the feast is for. */
  title?: string
  text?: ReactNode
  /** A sentence of praise to say, if any. */
  sentence?: string | undefined
  /** The points of the deed, if any. */
  points: number
  /** What is drawn: a jar, unless given. */
  scene?: 'jar' | 'summit' | undefined
  /** The sign in the jar, the icon of a badge; without one it is that of the first badge, or a firefly. */
  iconName?: string | undefined
  /** The badges that the deed has earned. */
  badges?: readonly Pick<Badge, 'id' | 'title' | 'iconName'>[]
  onUndo?: (() => void) | undefined
}

const queue = createStore<readonly FeastContent[]>([])

/** Queues a feast, which is shown until it is dismissed. */
export const showFeast = (content: FeastContent): void => queue.set([...queue.get(), content])

/** Ends the feast that is shown; the next one takes its place. */
export const endFeast = (): void => queue.set(queue.get().slice(1))

/** Returns the feast to show now, if any. */
export const useFeast = (): FeastContent | undefined => queue.useValue()[0]

/** Resolves when no feast is shown. */
export const waitForFeasts = (): Promise<void> => queue.until((feasts) => feasts.length === 0)
