import { parseOneOf } from './parse-one-of.ts'
import { readDeviceValue, writeDeviceValue } from './storage.ts'
import { createStore } from './store.ts'

export const themes = ['auto', 'light', 'dark'] as const
const motions = ['auto', 'less'] as const

export interface Appearance {
  theme: (typeof themes)[number]
  motion: (typeof motions)[number]
}

const current = createStore<Appearance>({
  theme: parseOneOf(themes, readDeviceValue('theme')) ?? 'auto',
  motion: parseOneOf(motions, readDeviceValue('motion')) ?? 'auto',
})

/** Applies and stores a choice; `auto` follows the system. before-paint.js applies it on the next visit. */
export const setAppearance = (changed: Partial<Appearance>): void => {
  current.set({ ...current.get(), ...changed })
  const { dataset } = document.documentElement
  for (const name of ['theme', 'motion'] as const) {
    const choice = current.get()[name]
    writeDeviceValue(name, choice === 'auto' ? null : choice)
    if (choice === 'auto') delete dataset[name]
    else dataset[name] = choice
  }
}

/** Returns theme and motion as chosen on this device. */
export const useAppearance = current.useValue
