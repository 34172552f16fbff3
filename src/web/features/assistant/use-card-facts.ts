import { useTranslations } from 'use-intl'
import type { ChatCard } from '#shared/assistant/contract.ts'

/** Returns a function that returns what a card offers in a few words, such as "habit · easy · 21 days". */
export const useCardFacts = () => {
  const t = useTranslations('assistant.card')
  const habits = useTranslations('habits')
  return (card: Exclude<ChatCard, { kind: 'open' }>): string => {
    if (card.kind === 'reward' && card.days !== undefined)
      return t('facts.rewardInDays', { points: card.points, days: card.days })
    return t(`facts.${card.kind}`, {
      points: 'points' in card ? card.points : 0,
      difficulty: 'difficulty' in card ? habits(`difficulty.${card.difficulty}`) : '',
      days: card.kind === 'habit' ? card.targetDays : 0,
      target: card.kind === 'skill' ? card.target : 0,
      unit: card.kind === 'skill' ? (card.unit ?? '') : '',
    })
  }
}
