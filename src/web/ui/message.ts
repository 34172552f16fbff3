import { createStore } from '#web/lib/store.ts'

/** How long a message without a button is shown if it is not about an act, in milliseconds. */
export const noticeMs = 3000

/** How long a message stays at least when its screen is left, in milliseconds. */
export const leaveMs = 8000

export interface Message {
  title: string
  description?: string | undefined
  /** A sentence that is shown in place of the title, which is then only spoken. */
  sentence?: string | undefined
  /** Failures are announced assertively. */
  kind?: 'done' | 'failure' | undefined
  action?: { label: string; onClick: () => void } | undefined
  /** Called when it is gone. */
  onEnd?: (() => void) | undefined
}

/** A message in its place. */
export interface ShownMessage extends Message {
  /** Kept when the message changes, so that a text that stays is not announced again. */
  id: number
  /** When it was shown, in milliseconds since the page was opened. */
  at: number
}

const standing = createStore<ShownMessage | null>(null)
const notice = createStore<ShownMessage | null>(null)
const slots = createStore<readonly Element[]>([])

let count = 0

const toShown = (message: Message): ShownMessage => {
  count += 1
  return { ...message, id: count, at: performance.now() }
}

const stand = (next: ShownMessage | null): void => {
  const before = standing.get()
  standing.set(next)
  if (before && before.id !== next?.id) before.onEnd?.()
}

/** Shows what an act says: it stands until the next one. Returns functions that change or end it while it stands. */
export const showMessage = (message: Message) => {
  const shown = toShown(message)
  const isShown = () => standing.get()?.id === shown.id
  notice.set(null)
  stand(shown)
  return {
    /** Changes it, if it still stands. */
    change: (changed: Message): void => {
      if (isShown()) stand({ ...changed, id: shown.id, at: shown.at })
    },
    end: (): void => {
      if (isShown()) stand(null)
    },
  }
}

/** Ends the message that stands. */
export const endMessage = (): void => stand(null)

/** Ends a failure that stands. */
export const endFailure = (): void => {
  if (standing.get()?.kind === 'failure') stand(null)
}

/** Returns whether a failure stands that was shown after a time, in milliseconds since the page was opened. */
export const hasFailureSince = (time: number): boolean => {
  const shown = standing.get()
  return shown?.kind === 'failure' && shown.at > time
}

export type MessageHandle = ReturnType<typeof showMessage>

/** Shows what is not about an act for three seconds; a message below it stands again afterwards. */
export const showNotice = (message: Omit<Message, 'action' | 'onEnd'>): void => {
  const shown = toShown(message)
  notice.set(shown)
  setTimeout(() => {
    if (notice.get() === shown) notice.set(null)
  }, noticeMs)
}

const isInUse = (): boolean => document.querySelector('[data-message]:is(:hover, :focus-within)') !== null

/**
 * Ends the message of a screen that is left: once it has stood for eight seconds, unless it is hovered or focused. That
 * something is not saved yet stays.
 */
export const leaveMessage = (): void => {
  const left = standing.get()
  if (!left || (left.kind === 'failure' && left.action)) return
  setTimeout(
    () => {
      if (standing.get()?.id === left.id && !isInUse()) stand(null)
    },
    Math.max(0, left.at + leaveMs - performance.now()),
  )
}

/** Returns the message to show now, if any. */
export const useMessage = (): ShownMessage | null => {
  const below = standing.useValue()
  return notice.useValue() ?? below
}

/** Adds an element of the page in which messages are shown, instead of above the bottom bar; returns how to remove it. */
export const addMessageSlot = (slot: Element): (() => void) => {
  slots.set([...slots.get(), slot])
  return () => slots.set(slots.get().filter((one) => one !== slot))
}

/** Returns the element of the page in which messages are shown, if the screen has one. */
export const useMessageSlot = (): Element | null => slots.useValue().at(-1) ?? null

/** Removes all messages. */
export const clearMessages = (): void => {
  notice.set(null)
  stand(null)
}
