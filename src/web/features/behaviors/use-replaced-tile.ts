import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxQuickListLength, type OwnEntry, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { createTileKey } from './quick-list.ts'
import { useSaveQuickList } from './use-save-quick-list.ts'

/**
 * Returns the choice which tile an own behavior replaces, which has no options while there is room for another one, and
 * `replace(entry)`, which does it without a message.
 */
export const useReplacedTile = (child: Child, entries: readonly QuickEntry[], onReplaced: () => void) => {
  const t = useTranslations('behaviors.sheet')
  const titles = useTitles()
  const [value, choose] = useState('')
  const { send } = useSaveQuickList(child.id)
  const isFull = entries.length >= maxQuickListLength
  const options = entries.map((entry) => ({ value: createTileKey(entry), label: titles.tile(entry) }))
  const replace = (added: OwnEntry): void => {
    const replaced = entries.find((entry) => createTileKey(entry) === value)
    choose('')
    if (!replaced) return
    onReplaced()
    void send([added, ...entries.filter((entry) => entry !== replaced)])
  }
  return { value, choose, replace, options: isFull ? [{ value: '', label: t('replaceNone') }, ...options] : [] }
}
