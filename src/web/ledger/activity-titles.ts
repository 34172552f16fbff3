import { useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import { parsePresetFromMetadata } from '#shared/activities/rules.ts'
import { behaviorPresets, type BehaviorPresetKey } from '#shared/behaviors/rules.ts'
import { rewardPresets, type RewardPresetKey } from '#shared/rewards/rules.ts'
import { computeImprovementOnBest, parseScoreMetadata } from './activity-metadata.ts'
import { useTitles } from './titles.ts'
import { useFormatWithUnit } from './use-format-with-unit.ts'

const isBehaviorPresetKey = (key: string): key is BehaviorPresetKey => key in behaviorPresets
const isRewardPresetKey = (key: string): key is RewardPresetKey => key in rewardPresets

type TitledActivity = Pick<Activity, 'type' | 'title' | 'description' | 'metadata'>

/** Returns the most characters of a quote; Chinese ones are twice as wide. */
const maxCharacters = (line: string): number => (/\p{Script=Han}/u.test(line) ? 60 : 120)

/** Returns the beginning of a story in one line. */
const truncate = (story: string): string => {
  const line = story.replace(/\s+/g, ' ')
  const letters = Array.from(line)
  return letters.length > maxCharacters(line)
    ? `${letters
        .slice(0, maxCharacters(line) - 1)
        .join('')
        .trimEnd()}…`
    : line
}

/**
 * Returns a function that formats a score: "Rope jumps: 52 times, four more than before"; the title alone without a score.
 */
const useFormatScore = () => {
  const t = useTranslations()
  const amount = useFormatWithUnit()
  return (title: string, metadata: string | null): string => {
    const facts = parseScoreMetadata(metadata)
    if (!facts) return title
    const difference = computeImprovementOnBest(facts.score, facts.before)
    if (difference === null) return t('activities.score', { title, score: amount(facts.score, facts.unit) })
    return t('activities.scoreMore', { title, score: amount(facts.score, facts.unit), difference })
  }
}

/** Returns a function for the title of an activity in the user's language, whatever language it was recorded in. */
export const useActivityTitle = () => {
  const t = useTranslations()
  const titles = useTitles()
  const formatScore = useFormatScore()
  return ({ type, title, description, metadata }: TitledActivity): string => {
    if (type === 'moment') return description ? truncate(description) : t('activities.aMoment')
    if (type === 'skill') return formatScore(title, metadata)
    const preset = parsePresetFromMetadata(metadata)
    if (preset === null) return title
    if (type === 'behavior' && isBehaviorPresetKey(preset)) return titles.behavior(preset)
    if (type === 'reward' && isRewardPresetKey(preset)) return titles.reward({ preset, title })
    return title
  }
}
