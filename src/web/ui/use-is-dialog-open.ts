import { useSyncExternalStore } from 'react'

/** Selects the dialogs that are open, and not closing. */
export const openDialogSelector = ':is([role="dialog"], [role="alertdialog"])[data-open]'

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-open'] })
  return () => observer.disconnect()
}

/** Returns whether a dialog is open; one that is closing is not. */
export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.querySelector(openDialogSelector) !== null)
