import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { recordBehavior } from '#shared/behaviors/contract.ts'
import { maxQuickListLength, type OwnEntry, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { createTileKey } from './quick-list.ts'
import { useSaveQuickList } from './use-save-quick-list.ts'

type Response = Pick<ResponseBody<typeof recordBehavior>, 'quickAdded' | 'quickFull'>

/** What happens once it is known whether an own behavior is a tile. */
export interface TileOutcome {
  /** Called when the behavior has become a tile. */
  onTile: () => void
  /**
   * Called with a behavior that has not become a tile because the list is full; with null when there is none, or its
   * award is undone.
   */
  onRoomless: (entry: OwnEntry | null) => void
}

/**
 * Returns the choice which tile an own behavior replaces, which has no options while there is room for another one, and
 * `settle(response, entry)`, which replaces it without a message once its award is recorded.
 */
export const useReplacedTile = (child: Child, entries: readonly QuickEntry[], { onTile, onRoomless }: TileOutcome) => {
  const t = useTranslations('behaviors.sheet')
  const titles = useTitles()
  const [value, choose] = useState('')
  const { send } = useSaveQuickList(child.id)
  const isFull = entries.length >= maxQuickListLength
  const options = entries.map((entry) => ({
    value: createTileKey(entry),
    label: t('replaceOne', { title: titles.tile(entry) }),
  }))
  const settle = ({ quickAdded, quickFull }: Response, added: OwnEntry): void => {
    const replaced = quickFull && entries.find((entry) => createTileKey(entry) === value)
    choose('')
    if (quickAdded || replaced) onTile()
    if (replaced) void send([added, ...entries.filter((entry) => entry !== replaced)])
    onRoomless(quickFull && !replaced ? added : null)
  }
  return { value, choose, settle, options: isFull ? [{ value: '', label: t('replaceNone') }, ...options] : [] }
}
