import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { computePoints } from './proposals.ts'
import type { RecordedAct } from './send-proposal.ts'
import { useProposalTexts } from './use-proposal-texts.ts'

/** Returns a function for what a message says of recorded acts: what each child gained, or else how many they are, and below it what. */
export const useRecordedTexts = (family: readonly Child[]) => {
  const t = useTranslations('sentence')
  const { titleOf } = useProposalTexts(family)
  const signed = useFormatSigned()
  const joinFacts = useJoinFacts()
  const list = useFormatter().list
  return (acts: readonly RecordedAct[]) => {
    const gains = family.map(({ id, name }) => {
      const own = acts.filter(({ proposal }) => proposal.childId === id)
      const points = own.reduce((sum, { proposal }) => sum + computePoints(proposal), 0)
      return points === 0 ? null : t('gained', { points: signed(points), name })
    })
    return {
      title: joinFacts(...gains) || t('recorded', { count: acts.length }),
      sentence: list([...new Set(acts.map(({ proposal }) => titleOf(proposal)))], { style: 'narrow' }),
    }
  }
}
