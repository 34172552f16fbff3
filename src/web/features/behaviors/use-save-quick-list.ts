import { useTranslations } from 'use-intl'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { updateCached } from '#web/lib/query.ts'

/** `send(list)`: saves the tiles of a child in their order and shows `message`, if there is one. */
export const useSaveQuickList = (childId: string, message?: string, onSaved?: () => void) => {
  const t = useTranslations('behaviors.list')
  const params = { childId }
  return useCommand(putQuickList, {
    input: (list: readonly QuickEntry[]) => ({ params, body: [...list] }),
    update: (client, list) => updateCached(client, getQuickList, { params }, () => list),
    success: () => {
      onSaved?.()
      return message === undefined ? undefined : { title: message }
    },
    failure: t('failed'),
  })
}
