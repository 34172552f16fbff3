import type { OwnHelplines } from '#shared/helplines/contract.ts'
import type { Tx } from '#server/db/transaction.ts'

interface Changes {
  country?: string | null | undefined
  own?: OwnHelplines | undefined
}

/** Updates the country or the numbers of a family; what is absent stays. */
export const updateChosenHelplines = async (tx: Tx, familyId: string, { country, own }: Changes): Promise<void> => {
  await tx
    .updateTable('families')
    .set((row) => ({
      version: row('version', '+', 1),
      country,
      own_helplines: own && JSON.stringify(own),
    }))
    .where('id', '=', familyId)
    .execute()
}
