import { oneOf } from './one-of.ts'
import { readDevice, writeDevice } from './storage.ts'
import { createStore } from './store.ts'

export const themes = ['auto', 'light', 'dark'] as const
const motions = ['auto', 'less'] as const

export interface Appearance {
  theme: (typeof themes)[number]
  motion: (typeof motions)[number]
}

const current = createStore<Appearance>({
  theme: oneOf(themes, readDevice('theme')) ?? 'auto',
  motion: oneOf(motions, readDevice('motion')) ?? 'auto',
})

/** Applies and stores a choice; `auto` follows the system. before-paint.js applies it on the next visit. */
export const setAppearance = (changed: Partial<Appearance>): void => {
  current.set({ ...current.get(), ...changed })
  const { dataset } = document.documentElement
  for (const name of ['theme', 'motion'] as const) {
    const choice = current.get()[name]
    writeDevice(name, choice === 'auto' ? null : choice)
    if (choice === 'auto') delete dataset[name]
    else dataset[name] = choice
  }
}

/** Returns theme and motion as chosen on this device. */
export const useAppearance = current.useValue
