import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { skillChanges, type Skill } from '#shared/skills/contract.ts'
import { useForm } from '#web/lib/form.ts'
import { formatInputNumber, parseNumber } from '#web/lib/number-text.ts'

/** What Save does: it waits for a score, it saves one, or nothing, as one was saved today. */
export type ScoreState = 'none' | 'ready' | 'saved'

/** Returns the form of a score. Until it is changed, the field is empty, or shows the score that was saved today. */
export const useScoreForm = (skill: Skill, savedScore: number | null) => {
  const t = useTranslations('skills')
  const locale = useLocale()
  const [isChanged, setChanged] = useState(false)
  const form = useForm(skillChanges, {
    draft: `score.${skill.id}`,
    initial: { currentBest: '' },
    messages: { currentBest: t('validScore') },
  })
  const typed = form.values.currentBest
  const isTyped = isChanged || typed !== ''
  const value = isTyped || savedScore === null ? typed : formatInputNumber(savedScore, locale)
  const state: ScoreState = value.trim() === '' ? 'none' : isTyped ? 'ready' : 'saved'
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
