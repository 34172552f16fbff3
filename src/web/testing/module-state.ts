const resets: (() => void)[] = []

/** Registers how the variables of a module get their first values again. @public Called by `scripts/vite/resettable-modules.ts`. */
export const onReset = (reset: () => void): void => void resets.push(reset)

/** Sets the variables of all modules of the app to what they are in a new page. */
export const resetModules = (): void => {
  for (const reset of resets) reset()
}
