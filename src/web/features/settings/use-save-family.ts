import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { editFamily } from '#shared/families/contract.ts'
import { useCommand, type CommandOptions } from '#web/ledger/use-command.ts'
import { updateCachedFamily } from './update-cached-family.ts'

export type EditableFamily = Pick<User['family'], 'name' | 'timeZone' | 'weekStart'>

interface FamilyChange {
  changes: EndpointInput<typeof editFamily>['body']
  /** The name of the setting whose change this takes back. */
  undoOf?: string
}

const labels = {
  name: 'settings.familyName',
  timeZone: 'settings.timeZone',
  weekStart: 'settings.weekStart',
} as const

const settings = Object.keys(labels) as (keyof typeof labels)[]

/** Returns `send({ changes })`, which saves one setting of the family; the message offers to take it back. */
export const useSaveFamily = (
  family: EditableFamily,
  options: Pick<CommandOptions<typeof editFamily, FamilyChange>, 'update' | 'onError'> = {},
) => {
  const t = useTranslations()
  const client = useQueryClient()
  const command = useCommand(editFamily, {
    ...options,
    input: ({ changes }: FamilyChange) => ({ body: changes }),
    success: (saved, { changes, undoOf }) => {
      updateCachedFamily(client, saved)
      if (undoOf !== undefined) return { title: t('acts.undone', { title: undoOf }), kind: 'undone' }
      const setting = settings.find((one) => changes[one] !== undefined)
      if (!setting) return undefined
      const takeBack = () => void command.send({ changes: { [setting]: family[setting] }, undoOf: t(labels[setting]) })
      return { title: t('settings.saved'), action: { label: t('common.undo'), onClick: takeBack } }
    },
    failure: t('settings.saveFailed'),
  })
  return command
}
