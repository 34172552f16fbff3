import type { Picture } from '#shared/pictures/rules.ts'

/** Returns the metadata of an activity: the preset whose title it has and the chosen picture, as JSON text, or null. */
export const formatMetadata = (facts: {
  preset?: string | null
  picture?: Picture | null | undefined
}): string | null => {
  const known = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined)
  return known.length === 0 ? null : JSON.stringify(Object.fromEntries(known))
}
