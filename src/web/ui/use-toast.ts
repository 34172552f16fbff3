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
}

/** Shows a notice; it takes the place of the one before. Answers a function that closes it. */
export function useToast(): (notice: Notice) => () => void {
  const manager = Base.useToastManager<ToastData>()
  return (notice) => {
    manager.close()
    const id = manager.add(optionsOf(notice, () => manager.close(id)))
    return () => manager.close(id)
  }
}

function optionsOf({ title, line, kind = 'plain', action }: Notice, close: () => void) {
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
  }
}
