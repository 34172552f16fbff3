import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { skillChanges, type Skill } from '#shared/skills/contract.ts'
import { useForm } from '#web/lib/form.ts'
import { formatInputNumber, parseNumber } from '#web/lib/number-text.ts'

/** What Save does: it waits for a score, it would save the best one again, or it saves a new one. */
export type ScoreState = 'none' | 'same' | 'new'

/** Returns the state of the field; an emptied one is checked like any other score. */
const findState = (value: string, best: string, isChanged: boolean): ScoreState => {
  if (value === '' && !isChanged) return 'none'
  return value === best ? 'same' : 'new'
}

/** Returns the form of a score. Until it is changed, the field shows the best score, which the next one begins from. */
export const useScoreForm = (skill: Skill) => {
  const t = useTranslations('skills')
  const locale = useLocale()
  const [isChanged, setChanged] = useState(false)
  const form = useForm(skillChanges, {
    draft: `score.${skill.id}`,
    initial: { currentBest: '' },
    messages: { currentBest: t('validScore') },
  })
  const typed = form.values.currentBest
  const best = skill.currentBest === null ? '' : formatInputNumber(skill.currentBest, locale)
  const value = isChanged || typed !== '' ? typed : best
  return {
    form,
    value,
    isChanged,
    state: findState(value, best, isChanged),
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
