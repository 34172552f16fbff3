import { Toast as Base } from '@base-ui/react/toast'

export type ToastData = object

/** How long a notice stays, in milliseconds; longer when it can be acted upon. Focus and hover stop the clock. */
export const toastMs = 3000
export const actionToastMs = 8000

export type ToastMessage = {
  title: string
  /** A second line: a sentence of praise to say aloud, the reason of a failure. */
  description?: string | undefined
  /** Errors are spoken at once. */
  kind?: 'plain' | 'error'
  action?: { label: string; onClick: () => void } | undefined
  /** Hears that it has left the screen, by itself or for another one. */
  onClose?: () => void
}

/** What the region listens to. It stands apart from the region, which is fetched after the first screen. */
export const toastManager = Base.createToastManager<ToastData>()

let listening = false
const waiting: (() => void)[] = []

/** The region is on the page: what was said before is shown now. Answers how to take it away again. */
export function connectToastRegion(): () => void {
  listening = true
  for (const say of waiting.splice(0)) say()
  return () => {
    listening = false
  }
}

/** Runs something once all that was said is on the page: at once, or when the region has come. */
export function whenToastsShown(run: () => void): void {
  if (listening) run()
  else waiting.push(run)
}

/** Shows a notice; it takes the place of the one before. Answers a function that closes it. */
export function useToast(): (notice: ToastMessage) => () => void {
  return show
}

function show(notice: ToastMessage): () => void {
  let id: string | undefined
  const close = () => {
    if (id !== undefined) toastManager.close(id)
  }
  const say = () => {
    toastManager.close()
    id = toastManager.add(optionsOf(notice, close))
  }
  whenToastsShown(say)
  if (!listening) dispatchEvent(new Event('toast'))
  return close
}

function optionsOf({ title, description, kind = 'plain', action, onClose }: ToastMessage, close: () => void) {
  const pressed = action && {
    children: action.label,
    onClick: () => {
      close()
      action.onClick()
    },
  }
  return {
    title,
    type: kind,
    priority: kind === 'error' ? ('high' as const) : ('low' as const),
    timeout: action ? actionToastMs : toastMs,
    ...(description && { description }),
    ...(pressed && { actionProps: pressed }),
    ...(onClose && { onClose }),
  }
}
