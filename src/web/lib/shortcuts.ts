import { readDeviceValue, writeDeviceValue } from './storage.ts'
import { createStore } from './store.ts'

const isOn = createStore(readDeviceValue('shortcuts') !== 'off')

/** Switches keyboard shortcuts on or off on this device. */
export const setShortcutsOn = (on: boolean): void => {
  writeDeviceValue('shortcuts', on ? null : 'off')
  isOn.set(on)
}

/** Returns whether keys are shortcuts on this device. */
export const useShortcutsOn = isOn.useValue
