import { useSearch } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { tabletMediaQuery, useMediaQuery } from '#web/lib/media.ts'

/** The path at which home shows the selected child where it would otherwise show the shelf. */
export const homeOfChildPath = '/?child'

/** Returns whether home shows the shelf with the jars of all children: on a tablet, with more than one, until one is opened. */
export const useShelf = (family: readonly Child[]): { hasShelf: boolean; isShelfShown: boolean } => {
  const hasShelf = useMediaQuery(tabletMediaQuery) && family.length > 1
  const search = useSearch()
  return { hasShelf, isShelfShown: hasShelf && !new URLSearchParams(search).has('child') }
}
