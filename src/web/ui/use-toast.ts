import { Toast as Base } from '@base-ui/react/toast'

export type ToastData = object

/** How long a notice stays, in milliseconds; longer when it can be acted upon. Focus and hover stop the clock. */
export const plainTime = 3000
export const undoTime = 8000

export type Notice = {
  title: string
  /** A second line: a sentence of praise to say aloud, the reason of a failure. */
  line?: string | undefined
  /** Errors are spoken at once. */
  kind?: 'plain' | 'error'
  action?: { label: string; onPress: () => void } | undefined
  /** Hears that it has left the screen, by itself or for another one. */
  onGone?: () => void
}

/** What the region listens to. It stands apart from the region, which is fetched after the first screen. */
export const manager = Base.createToastManager<ToastData>()

let listening = false
const waiting: (() => void)[] = []

/** The region is on the page: what was said before is shown now. Answers how to take it away again. */
export function beginListening(): () => void {
  listening = true
  for (const say of waiting.splice(0)) say()
  return () => {
    listening = false
  }
}

/** Runs something once all that was said is on the page: at once, or when the region has come. */
export function onceSaid(run: () => void): void {
  if (listening) run()
  else waiting.push(run)
}

/** Shows a notice; it takes the place of the one before. Answers a function that closes it. */
export function useToast(): (notice: Notice) => () => void {
  return show
}

function show(notice: Notice): () => void {
  let id: string | undefined
  const close = () => {
    if (id !== undefined) manager.close(id)
  }
  const say = () => {
    manager.close()
    id = manager.add(optionsOf(notice, close))
  }
  onceSaid(say)
  if (!listening) dispatchEvent(new Event('notice'))
  return close
}

function optionsOf({ title, line, kind = 'plain', action, onGone }: Notice, close: () => void) {
  const pressed = action && {
    children: action.label,
    onClick: () => {
      close()
      action.onPress()
    },
  }
  return {
    title,
    type: kind,
    priority: kind === 'error' ? ('high' as const) : ('low' as const),
    timeout: action ? undoTime : plainTime,
    ...(line && { description: line }),
    ...(pressed && { actionProps: pressed }),
    ...(onGone && { onClose: onGone }),
  }
}
