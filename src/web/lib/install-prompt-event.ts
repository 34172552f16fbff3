import { useSyncExternalStore } from 'react'

/** The browser's offer to install the app; Chromium makes one, Safari and Firefox make none. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent
  }
}

let offer: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

const keep = (next: InstallPromptEvent | null) => {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the offer for when its time has come. The browser makes it early and only once. */
export const captureInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event)
  })
  window.addEventListener('appinstalled', () => keep(null))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The offer of the browser, or null while there is none. */
export const useInstallPromptEvent = (): InstallPromptEvent | null => useSyncExternalStore(subscribe, () => offer)
