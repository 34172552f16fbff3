import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { parseOneOf } from '#web/lib/parse-one-of.ts'
import { readDeviceValue, writeDeviceValue } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'
import { subscribeToLandings, type Landing } from './award-flights.ts'

const choices = ['on', 'off'] as const

/** On or off as chosen on this device; null until sound was offered. */
const choice = createStore<(typeof choices)[number] | null>(parseOneOf(choices, readDeviceValue('sound')) ?? null)
const isOffered = createStore(false)

let notes: { wakeSound: () => void; playGlassNotes: () => void } | undefined

/** Loads the notes if sound is on, so that they can be played at the next touch. */
const loadSound = async (): Promise<void> => {
  if (choice.get() === 'on') notes ??= await importWithRetry(() => import('#web/ui/glass-notes.ts'))
}

/** Returns whether sound is on. */
export const useSound = (): boolean => choice.useValue() === 'on'

/** Switches sound on or off on this device; on plays it once. */
export const setSound = async (isOn: boolean): Promise<void> => {
  choice.set(isOn ? 'on' : 'off')
  writeDeviceValue('sound', isOn ? 'on' : 'off')
  isOffered.set(false)
  await loadSound()
  if (!isOn) return
  notes?.wakeSound()
  notes?.playGlassNotes()
}

/** Allows sound; to be called while the user touches the page. */
const wakeSound = (): void => {
  if (choice.get() === 'on') notes?.wakeSound()
}

/**
 * Plays the sound of a light that has landed, if sound is on and the page was just touched: what waited for the network lands without a sound.
 * The first award ever lets it be offered.
 */
export const playLandingSound = ({ isAward }: Landing): void => {
  if (choice.get() === 'on' && navigator.userActivation.isActive) notes?.playGlassNotes()
  else if (choice.get() === null && isAward) isOffered.set(true)
}

/** Withdraws the offer of sound until the next award. */
export const withdrawSoundOffer = (): void => isOffered.set(false)

/** Lets awards sound from now on; returns a function that ends that. */
export const startSound = (): (() => void) => {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const name of ['click', 'keydown'] as const) addEventListener(name, wakeSound, options)
  const unsubscribe = subscribeToLandings(playLandingSound)
  loadSound().catch(() => undefined)
  return () => {
    listening.abort()
    unsubscribe()
  }
}

/** Returns whether sound is to be offered now. */
export const useIsSoundOffered = isOffered.useValue
