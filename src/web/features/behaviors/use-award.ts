import { useTranslations } from 'use-intl'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { BehaviorPresetKey } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { usePraise } from './praise.ts'

/** What is awarded (positive points) or deducted (negative points). */
export interface Award {
  title: string
  points: number
  preset?: BehaviorPresetKey
  description?: string
  /** The element that was tapped; a light flies from it to the jar. */
  element?: Element | null
  /** The key of the tile that was tapped. */
  tile?: string
}

interface AwardOptions {
  onSend?: () => void
  /** Called with the response and the sentence of praise. */
  onRecorded?: (response: ResponseBody<typeof recordBehavior>, award: Award, sentence: string | null) => void
  onError?: (error: unknown) => 'field' | false
}

const toBody = (childId: string, { title, points, preset, description }: Award) => ({
  childId,
  type: points > 0 ? ('reward' as const) : ('punishment' as const),
  title,
  points,
  ...(preset && { preset }),
  ...(description && { description }),
})

/** Returns a command: `send(award)` awards or deducts points. */
export const useAward = (child: Child, { onSend, onRecorded, onError }: AwardOptions = {}) => {
  const t = useTranslations('awards')
  const titles = useTitles()
  const signed = useFormatSigned()
  const praise = usePraise()
  return useCommand(recordBehavior, {
    tapKey: ({ element, title, points }: Award) => element && `${points} ${title}`,
    input: (award) => ({ body: toBody(child.id, award) }),
    optimistic: ({ points }) => ({ childId: child.id, points }),
    celebrate: ({ points, element = null }) => (points > 0 ? { child, kind: 'award', element } : null),
    onSend,
    success: (response, award) => {
      const title = award.preset ? titles.behavior(award.preset) : award.title
      const sentence = award.points > 0 ? praise(award.preset) : null
      onRecorded?.(response, award, sentence)
      return {
        title: t(award.points > 0 ? 'awarded' : 'noted', { points: signed(award.points), name: child.name, title }),
        description: sentence ? t('say', { sentence }) : undefined,
        undo: title,
      }
    },
    onError,
    failure: t('failed'),
  })
}
