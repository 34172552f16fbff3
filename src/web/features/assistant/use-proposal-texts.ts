import { useTimeZone, useTranslations } from 'use-intl'
import type { AlreadyDone, Proposal } from '#shared/assistant/sentence.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { findPreset } from './proposals.ts'

/**
 * Returns functions for what a card says: `titleOf(proposal)` what it is, `factsOf(proposal)` who, of which kind and, unless
 * today, when, `doubtOf(proposal)` why it was not ticked at first.
 */
export const useProposalTexts = (family: readonly Child[]) => {
  const t = useTranslations()
  const titles = useTitles()
  const dayName = useDayName(useTimeZone() ?? 'UTC')
  const joinFacts = useJoinFacts()

  const kindOf = (proposal: Proposal): string => {
    const isHard = proposal.kind === 'behavior' && proposal.points <= 0
    return t(`sentence.kinds.${isHard ? 'hard' : proposal.kind}`)
  }
  return {
    titleOf: (proposal: Proposal): string => {
      if (proposal.kind === 'moment') return proposal.story.trim() || t('activities.aMoment')
      if (proposal.kind !== 'behavior') return proposal.title
      return titles.award({ preset: findPreset(proposal), title: proposal.title })
    },
    doubtOf: ({ childId, doubt = 'doubtful' }: Proposal): string => {
      const name = family.find(({ id }) => id === childId)?.name ?? ''
      return t(`sentence.doubts.${doubt}`, { name })
    },
    factsOf: (proposal: Proposal): string => {
      const { childId, day } = proposal
      const name = family.length > 1 ? family.find(({ id }) => id === childId)?.name : null
      return joinFacts(name, kindOf(proposal), dayName.isToday(day) ? null : dayName.inText(day))
    },
  }
}

/** Returns a function for what is said of something that is done already: what, who and, unless today, when. */
export const useAlreadyText = (family: readonly Child[]) => {
  const t = useTranslations('sentence.already')
  const dayName = useDayName(useTimeZone() ?? 'UTC')
  const joinFacts = useJoinFacts()
  return ({ childId, title, day }: AlreadyDone): string => {
    const name = family.length > 1 ? family.find(({ id }) => id === childId)?.name : null
    if (dayName.isToday(day)) return t('today', { what: joinFacts(title, name) })
    return t('earlier', { what: joinFacts(title, name, dayName.inText(day)) })
  }
}
