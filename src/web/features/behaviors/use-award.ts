import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { BehaviorPreset } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { underActId } from '#web/lib/act-ids.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useSigned } from '#web/ledger/act-points.tsx'
import { atOnce } from '#web/ledger/balance.ts'
import { celebrate } from '#web/ledger/celebration.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { praiseKey, praiseKindOf } from './praise.ts'

/** What is awarded (positive points) or taken off (negative points). */
export interface Deed {
  title: string
  points: number
  preset?: BehaviorPreset
  description?: string
  /** The tile that was tapped. */
  tile?: string
}

type Recorded = ResponseBody<typeof recordBehavior>

interface Awarding {
  /** Hears the answer; with the sentence to say for an award. */
  onRecorded?: (recorded: Recorded, deed: Deed, sentence: string | null) => void
  /** Hears a refusal; answers whether it has been told beside a field. */
  onRefused?: (error: unknown, deed: Deed) => boolean
}

const said = new Map<string, number>()

const bodyOf = (childId: string, { title, points, preset, description }: Deed) => ({
  childId,
  type: points > 0 ? ('reward' as const) : ('punishment' as const),
  title,
  points,
  ...(preset && { preset }),
  ...(description && { description }),
})

/** The next sentence of praise for a deed; each comes around before one comes again. */
const usePraise = () => {
  const t = useTranslations('behaviors.praise')
  return ({ points, preset }: Deed): string | null => {
    if (points < 0) return null
    const kind = praiseKindOf(preset)
    const nth = said.get(kind) ?? 0
    said.set(kind, nth + 1)
    return t(praiseKey(kind, nth))
  }
}

/**
 * `award(deed, from)`: the number changes at once, a light flies from the tile to the jar, and the answer brings Undo and a
 * sentence to say. A deduction changes the number and nothing else.
 */
export const useAward = (child: Child, { onRecorded, onRefused }: Awarding = {}) => {
  const t = useTranslations('behaviors')
  const common = useTranslations('common')
  const activities = useTranslations('activities')
  const titles = useTitles()
  const signed = useSigned()
  const toast = useToast()
  const fail = useFailure()
  const praise = usePraise()
  const undo = useUndo()
  const points = atOnce((deed: Deed) => ({ childId: child.id, points: deed.points }))

  const { mutate, isPending } = useMutation({
    mutationKey: [recordBehavior.method, recordBehavior.path],
    mutationFn: (deed: Deed) => {
      const given = { body: bodyOf(child.id, deed) }
      return underActId(recordBehavior, given, (options) => call(recordBehavior, given, options))
    },
    ...points,
    onSuccess: (recorded, deed, shift, context) => {
      points.onSuccess(recorded, deed, shift, context)
      const title = deed.preset ? titles.behavior(deed.preset) : deed.title
      const sentence = praise(deed)
      const taken = { childId: child.id, points: deed.points, said: activities('undone', { title }) }
      toast({
        title: t(deed.points > 0 ? 'awarded' : 'noted', { points: signed(deed.points), name: child.name, title }),
        description: sentence ? t('say', { sentence }) : undefined,
        action: { label: common('undo'), onClick: () => undo.mutate({ actId: recorded.actId, ...taken }) },
      })
      onRecorded?.(recorded, deed, sentence)
    },
    onError: (error, deed, shift, context) => {
      points.onError(error, deed, shift, context)
      fail(t('failed'), error, onRefused?.(error, deed) ?? false)
    },
  })

  const award = (deed: Deed, from: Element | null = null): void => {
    if (deed.points > 0) celebrate(child.id, 'award', child.points, from)
    mutate(deed)
  }
  return { award, isPending }
}
