import { useLocale, useTranslations } from 'use-intl'
import type { Difficulty } from '#shared/habits/rules.ts'
import { listSkillExamples } from '#shared/skills/rules.ts'
import { useFormatWithUnit } from '#web/ledger/use-format-with-unit.ts'
import { formatInputNumber } from '#web/lib/number-text.ts'

export interface SkillExample {
  key: string
  title: string
  /** "100 times" */
  goal: string
  fields: { title: string; targetUnit: string; targetValue: string; difficulty: Difficulty }
}

/** Returns the example challenges for an age in years in the user's language, with the initial values of the form. */
export const useSkillExamples = (age: number | null): readonly SkillExample[] => {
  const t = useTranslations('skills.examples')
  const locale = useLocale()
  const amount = useFormatWithUnit()
  return listSkillExamples(age).map(({ key, targetValue, difficulty }) => {
    const [title, unit] = [t(`${key}.title`), t(`${key}.unit`)]
    return {
      key,
      title,
      goal: amount(targetValue, unit),
      fields: { title, targetUnit: unit, targetValue: formatInputNumber(targetValue, locale), difficulty },
    }
  })
}
