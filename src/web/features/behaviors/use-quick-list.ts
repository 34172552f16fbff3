import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { useFailure } from '#web/lib/failure.ts'
import { read, write } from '#web/lib/query.ts'
import { useToast } from '#web/ui/use-toast.ts'

/** `save(list)`: keeps the tiles of a child in their order and says `done`; the new list shows when it is kept. */
export const useQuickList = (childId: string, done: string, onSaved: () => void) => {
  const t = useTranslations('behaviors.list')
  const client = useQueryClient()
  const toast = useToast()
  const fail = useFailure()
  const { mutate, isPending } = useMutation({
    ...write(putQuickList),
    onSuccess: (list) => {
      client.setQueryData(read(getQuickList, { params: { childId } }).queryKey, list)
      toast({ title: done })
      onSaved()
    },
    onError: (error) => fail(t('failed'), error),
  })
  const save = (list: readonly QuickEntry[]) => mutate({ params: { childId }, body: [...list] })
  return { save, isPending }
}
