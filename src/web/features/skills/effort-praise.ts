/** The sentences that praise the effort for a new best. */
export const effortPraises = ['kept', 'stayed', 'practised', 'worked', 'again'] as const

export type EffortPraise = (typeof effortPraises)[number]

/** Returns a function that returns one sentence after the other. */
export const createEffortPraise = (): (() => EffortPraise) => {
  let said = 0
  return () => {
    const next = effortPraises[said % effortPraises.length] ?? effortPraises[0]
    said += 1
    return next
  }
}

/** Returns the sentence to say for a new best: of all the one that was said least recently. */
export const chooseEffortPraise = createEffortPraise()
