import { useSyncExternalStore } from 'react'

const overlaySelector = '[role="dialog"], [role="alertdialog"], [data-celebration]'

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Returns whether a dialog or a celebration is on the page. */
export const useAnyOverlayOpen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.querySelector(overlaySelector) !== null)
