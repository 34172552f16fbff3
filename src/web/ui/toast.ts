import { Toast as Base } from '@base-ui/react/toast'

/** How long a toast stays, in milliseconds; longer with an action. Focus and hover pause the timer. */
export const toastMs = 3000
export const actionToastMs = 8000

export type ToastMessage = {
  title: string
  description?: string | undefined
  /** Errors are announced assertively. */
  kind?: 'plain' | 'error'
  action?: { label: string; onClick: () => void } | undefined
  onClose?: () => void
}

/** The toast manager of Base UI, separate from `ToastRegion`, which is loaded after the first screen. */
export const toastManager = Base.createToastManager<object>()

let isRegionMounted = false
const pendingToasts: (() => void)[] = []

/** Shows the toasts that waited for the region; returns a function to call when it unmounts. */
export function markToastRegionMounted(): () => void {
  isRegionMounted = true
  for (const run of pendingToasts.splice(0)) run()
  return () => {
    isRegionMounted = false
  }
}

/** Runs a function after all toasts so far are on the page: now, or when the region mounts. */
export function runAfterPendingToasts(run: () => void): void {
  if (isRegionMounted) run()
  else pendingToasts.push(run)
}

/** Shows a toast in place of the current one; returns a function that closes it. */
export function showToast({ title, description, kind = 'plain', action, onClose }: ToastMessage): () => void {
  let id: string | undefined
  const close = () => {
    if (id !== undefined) toastManager.close(id)
  }
  const onClick = () => {
    close()
    action?.onClick()
  }
  runAfterPendingToasts(() => {
    toastManager.close()
    id = toastManager.add({
      title,
      description,
      type: kind,
      priority: kind === 'error' ? 'high' : 'low',
      timeout: action ? actionToastMs : toastMs,
      ...(action && { actionProps: { children: action.label, onClick } }),
      ...(onClose && { onClose }),
    })
  })
  if (!isRegionMounted) dispatchEvent(new Event('toast'))
  return close
}
