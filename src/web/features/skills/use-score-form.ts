import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { skillChanges, type Skill } from '#shared/skills/contract.ts'
import { useForm } from '#web/lib/form.ts'
import { formatInputNumber, parseNumber } from '#web/lib/number-text.ts'

/** Returns the form of a score. Until it is changed, the field shows the best score, which the next one begins from. What it shows can be saved, also the best score again. */
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
    isReady: isChanged || value !== '',
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
