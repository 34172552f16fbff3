import { createStore } from './store.ts'

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

const current = createStore<InstallPromptEvent | null>(null)

/** Starts storing the event, which fires early and only once, for `useInstallPromptEvent`. */
export const captureInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    current.set(event)
  })
  window.addEventListener('appinstalled', () => current.set(null))
}

/** Returns the stored event, or null. */
export const useInstallPromptEvent = current.useValue
