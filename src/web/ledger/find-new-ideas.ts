import { findPicture } from '#shared/pictures/guess.ts'
import type { Picture } from '#shared/pictures/rules.ts'

/** Something that a child has, such as a habit. */
export interface ExistingThing {
  title: string
  picture?: Picture | null | undefined
}

const toWords = (title: string): string => title.trim().toLowerCase()

/**
 * Returns the ideas whose title and picture differ from those of everything that the child has, and whose title is not
 * taken.
 */
export const findNewIdeas = <I extends { title: string }>(
  ideas: readonly I[],
  present: readonly ExistingThing[],
  takenTitles: readonly string[] = [],
): I[] => {
  const titles = new Set([...present.map(({ title }) => title), ...takenTitles].map(toWords))
  const pictures = new Set(present.map(findPicture))
  return ideas.filter(({ title }) => {
    const picture = findPicture({ title })
    return !titles.has(toWords(title)) && (picture === null || !pictures.has(picture))
  })
}
