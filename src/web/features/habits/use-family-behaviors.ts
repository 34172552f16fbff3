import { useQueries } from '@tanstack/react-query'
import { getQuickList } from '#shared/behaviors/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { read } from '#web/lib/query.ts'

/** Queries the titles of all tiles of the family in the user's language. */
export const useFamilyBehaviors = (family: readonly Child[]) => {
  const titles = useTitles()
  const lists = useQueries({ queries: family.map(({ id }) => read(getQuickList, { params: { childId: id } })) })
  return {
    titles: lists.flatMap(({ data = [] }) => data.map(titles.tile)),
    isLoading: lists.some(({ isLoading }) => isLoading),
  }
}
