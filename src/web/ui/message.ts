import { createStore } from '#web/lib/store.ts'

/** How long a message without a button is shown if it is not about an act, in milliseconds. */
export const noticeMs = 3000

/**
 * How long the message of an act is shown, in milliseconds: then what it covers is visible again; the timeline keeps
 * its Undo.
 */
export const actMs = 12_000

/** How long the message of an undo is shown if it has no button, in milliseconds. */
export const undoneMs = 4000

/** How long a message is shown at least, also when its screen is left, in milliseconds. */
export const leaveMs = 5000

/** How often it is checked whether a message whose time is over is still hovered or focused, in milliseconds. */
const inUseMs = 1000

/** A button of a message; both end it. */
interface MessageAction {
  label: string
  onClick: () => void
  /** Whether it stands below the text in a very narrow window: its label is long. */
  isBelow?: boolean | undefined
}

export interface Message {
  title: string
  description?: string | undefined
  /** A sentence to say, below the title. */
  sentence?: string | undefined
  /** Failures are announced assertively; an offer is about no act; a note and what was undone are said without cheer. */
  kind?: 'done' | 'note' | 'undone' | 'failure' | 'offer' | undefined
  /** Whether the failure is only that the act waits for the connection, which is not shown as a warning. */
  isWaiting?: boolean | undefined
  /** Whether it is only announced: what was tapped shows the result and undoes it; its action is for the keyboard. */
  isQuiet?: boolean | undefined
  /** The child that it is about, whose picture stands beside it. */
  child?: { id: string; avatarUrl?: string | null | undefined } | undefined
  action?: MessageAction | undefined
  /** The label of a button that will be added, whose room is kept. */
  comingAction?: string | undefined
  /** A second button, which declines an offer. */
  other?: MessageAction | undefined
  /** The message of an earlier act, which is shown again once this one is undone. */
  earlier?: Message | undefined
  /** Called when it is gone. */
  onEnd?: (() => void) | undefined
}

/** A message in its place. */
export interface ShownMessage extends Message {
  /** Whether a notice stands beside the button of the message below it, which it is about. */
  keepsAction?: boolean | undefined
  /** Kept when the message changes, so that a text that stays is not announced again. */
  id: number
  /** When it was shown, in milliseconds since the page was opened. */
  at: number
}

const standing = createStore<ShownMessage | null>(null)
const notice = createStore<ShownMessage | null>(null)
/** How many feasts hold messages back. */
const holds = createStore(0)
const slots = createStore<readonly Element[]>([])

let count = 0

const toShown = (message: Message): ShownMessage => {
  count += 1
  return { ...message, id: count, at: performance.now() }
}

/** Whether a message about an act, or its failure, was shown since the page was opened. */
const hasSpoken = createStore(false)

/** Returns whether a message about an act was shown since the page was opened. */
export const useHasActSpoken = hasSpoken.useValue

const stand = (next: ShownMessage | null): void => {
  const before = standing.get()
  if (next && next.kind !== 'offer') hasSpoken.set(true)
  standing.set(next)
  if (before && before.id !== next?.id) before.onEnd?.()
}

const isInUse = (): boolean => document.querySelector('[data-message]:is(:hover, :focus-within)') !== null

/** When the message on screen ends, in milliseconds since the page was opened. */
let endsAt = 0

const computeLeftMs = (): number => endsAt - performance.now()

/** Ends a message in its time, but not while it is held back, hovered or focused, nor what is not saved yet. */
const endInTime = (id: number, waitMs = computeLeftMs()): void => {
  setTimeout(() => {
    const shown = standing.get()
    if (shown?.id !== id || isUnsaved(shown)) return
    if (computeLeftMs() > 0 || holds.get() > 0 || isInUse()) endInTime(id, Math.max(computeLeftMs(), inUseMs))
    else stand(null)
  }, waitMs)
}

const isUnsaved = ({ kind, action }: Message): boolean => kind === 'failure' && action !== undefined

/** Restarts the time of the message on screen; failures have no end. */
const renewTime = (): void => {
  const shown = standing.get()
  if (!shown || shown.kind === 'failure') return
  endsAt = performance.now() + (shown.kind === 'undone' && !shown.action ? undoneMs : actMs)
  endInTime(shown.id)
}

/**
 * Shows the message of an act until the next one, for twelve seconds at most. Returns functions that change or end it
 * while it is shown.
 */
export const showMessage = (message: Message) => {
  const shown = toShown(message)
  const isShown = () => standing.get()?.id === shown.id
  notice.set(null)
  stand(shown)
  renewTime()
  return {
    /** Changes it, if it is still shown. */
    change: (changed: Message): void => {
      if (!isShown()) return
      stand({ ...changed, id: shown.id, at: shown.at })
      renewTime()
    },
    end: (): void => {
      if (isShown()) stand(null)
    },
  }
}

/** Ends the message on screen. */
export const endMessage = (): void => stand(null)

/** Ends the message of an earlier act, unless it is a failure. */
export const endMessageOfEarlierAct = (): void => {
  if (standing.get()?.kind !== 'failure') stand(null)
}

/** Holds back all messages but failures; returns a function that shows them again. */
export const holdMessages = (): (() => void) => {
  holds.set(holds.get() + 1)
  return () => {
    holds.set(Math.max(0, holds.get() - 1))
    renewTime()
  }
}

/** Resolves when no failure is shown. */
export const waitForFailureEnd = (): Promise<void> => standing.until((shown) => shown?.kind !== 'failure')

/** Ends a failure that is shown. */
export const endFailure = (): void => {
  if (standing.get()?.kind === 'failure') stand(null)
}

/** Returns whether a failure is on screen that was shown after a time, in milliseconds since the page was opened. */
export const hasFailureSince = (time: number): boolean => {
  const shown = standing.get()
  return shown?.kind === 'failure' && shown.at > time
}

export type MessageHandle = ReturnType<typeof showMessage>

type Notice = Omit<Message, 'action' | 'other' | 'onEnd'> & Pick<ShownMessage, 'keepsAction'>

/**
 * Shows, for three seconds, a message that is not about an act; the message that it covers is shown again afterwards.
 */
export const showNotice = (message: Notice): void => {
  const shown = toShown(message)
  notice.set(shown)
  setTimeout(() => {
    if (notice.get() === shown) notice.set(null)
  }, noticeMs)
}

interface UndoneOptions {
  /** The message of an earlier act, which is shown again afterwards. */
  earlier?: Message | undefined
  /**
   * When the undo was sent, in milliseconds since the page was opened: the message of a later act is shown again
   * afterwards, too.
   */
  sentAt: number
}

/** Shows that an act was undone. */
export const showUndone = ({ action, ...message }: Message, { earlier, sentAt }: UndoneOptions): void => {
  const shown = standing.get()
  const isLate = shown !== null && shown.kind !== 'undone' && shown.at > sentAt
  if (isLate) renewTime()
  else showMessage(earlier ?? { ...message, action })
  if (isLate || earlier) showNotice(message)
}

/**
 * Ends the message of a screen that is left once it was shown for five seconds, or at once if it is about something
 * hard; but not while it is hovered or focused, and not that something is not saved yet.
 */
export const leaveMessage = (): void => {
  const left = standing.get()
  if (!left || isUnsaved(left)) return
  endsAt = Math.max(left.at + (left.kind === 'note' && left.child ? 0 : leaveMs), performance.now())
  endInTime(left.id)
}

/** Returns the message to show now, if any. */
export const useMessage = (): ShownMessage | null => {
  const below = standing.useValue()
  const isHeld = holds.useValue() > 0
  const above = notice.useValue()
  const kept = above?.keepsAction && below ? { action: below.action, comingAction: below.comingAction } : undefined
  const message = above ? { ...above, ...kept } : below
  return isHeld && message?.kind !== 'failure' ? null : message
}

/** Returns whether a message is visible. */
export const useIsMessageVisible = (): boolean => {
  const message = useMessage()
  return message !== null && !message.isQuiet
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
  holds.set(0)
  hasSpoken.set(false)
  stand(null)
}
