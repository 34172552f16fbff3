import { useSyncExternalStore } from 'react'
import { readDevice, writeDevice } from './storage.ts'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export type Motion = 'auto' | 'less'

export interface Appearance {
  theme: Theme
  motion: Motion
}

const readStored = (): Appearance => ({
  theme: themes.find((theme) => theme === readDevice('theme')) ?? 'auto',
  motion: readDevice('motion') === 'less' ? 'less' : 'auto',
})

let current: Appearance | undefined
const listeners = new Set<() => void>()

/** Applies and stores a choice; `auto` follows the system. before-paint.js applies it on the next visit. */
export const setAppearance = (changed: Partial<Appearance>): void => {
  current = { ...getAppearance(), ...changed }
  const { theme, motion } = current
  const { dataset } = document.documentElement
  writeDevice('theme', theme === 'auto' ? null : theme)
  writeDevice('motion', motion === 'auto' ? null : motion)
  if (theme === 'auto') delete dataset.theme
  else dataset.theme = theme
  if (motion === 'auto') delete dataset.motion
  else dataset.motion = motion
  for (const listener of listeners) listener()
}

const getAppearance = (): Appearance => (current ??= readStored())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns theme and motion as chosen on this device. */
export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, getAppearance)
