import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import type { BalanceChange } from './optimistic-balance.ts'
import { useSend } from './use-send.ts'

export interface Undo {
  actId: string
  /** What the act changed; the undo shows the opposite at once. */
  change?: BalanceChange | undefined
  /** The toast afterwards: "Undone: Tidied toys". */
  message: string
  failure?: string | undefined
  onDone?: (() => void) | undefined
  /** By default the act: its second undo within 600 ms is ignored. */
  tapKey?: string | undefined
}

/** `send(undo)`: reverses an act whole. */
export const useUndo = () => {
  const t = useTranslations('activities')
  return useSend(undoAct, {
    tapKey: ({ tapKey, actId }: Undo) => tapKey ?? actId,
    input: ({ actId }) => ({ params: { id: actId } }),
    optimistic: ({ change }) => change && { ...change, points: -change.points },
    success: (_, { message, onDone }) => {
      onDone?.()
      return { title: message }
    },
    failure: ({ failure }) => failure ?? t('undoFailed'),
  })
}
