import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { skillChanges, type Skill } from '#shared/skills/contract.ts'
import { useForm } from '#web/lib/form.ts'
import { formatInputNumber, parseNumber } from '#web/lib/number-text.ts'
import { findFirstScore } from './score-step.ts'

/** What Save does: it waits for a score, it saves one, or nothing, as one was saved today. */
export type ScoreState = 'none' | 'ready' | 'saved'

/**
 * Returns the form of a score. Until it is changed, the field shows the score that follows the best one, or the best one once a
 * score was saved today.
 */
export const useScoreForm = (skill: Skill, isScoredToday: boolean) => {
  const t = useTranslations('skills')
  const locale = useLocale()
  const [isChanged, setChanged] = useState(false)
  const form = useForm(skillChanges, {
    draft: `score.${skill.id}`,
    initial: { currentBest: '' },
    messages: { currentBest: t('validScore') },
  })
  const typed = form.values.currentBest
  const { currentBest: best, targetValue } = skill
  const first = best === null ? '' : formatInputNumber(isScoredToday ? best : findFirstScore(best, targetValue), locale)
  const isTyped = isChanged || typed !== ''
  const value = isTyped ? typed : first
  // An emptied field is checked like any other score.
  const state: ScoreState = isTyped ? 'ready' : value === '' ? 'none' : isScoredToday ? 'saved' : 'ready'
  return {
    form,
    value,
    state,
    change: (next: string) => {
      setChanged(true)
      form.change({ currentBest: next })
    },
    clear: () => {
      setChanged(false)
      form.clear()
    },
    check: () => form.check({ currentBest: parseNumber(value, locale) })?.currentBest,
  }
}
