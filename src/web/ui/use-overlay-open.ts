import { useSyncExternalStore } from 'react'

const covers = '[role="dialog"], [role="alertdialog"], [data-celebration]'

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Whether a dialog or a celebration has the page just now. */
export const useOverlayOpen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.querySelector(covers) !== null)
