import { useSyncExternalStore } from 'react'

/** The `beforeinstallprompt` event, which only Chromium fires. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent
  }
}

let current: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

const setCurrent = (next: InstallPromptEvent | null) => {
  current = next
  for (const listener of listeners) listener()
}

/** Stores the event for later; it fires early and only once. */
export const captureInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setCurrent(event)
  })
  window.addEventListener('appinstalled', () => setCurrent(null))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the stored event, or null. */
export const useInstallPromptEvent = (): InstallPromptEvent | null => useSyncExternalStore(subscribe, () => current)
