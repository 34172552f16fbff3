import { useLocale, useTranslations } from 'use-intl'
import type { Difficulty } from '#shared/habits/rules.ts'
import { skillExamples } from '#shared/skills/rules.ts'
import { useFormatWithUnit } from '#web/ledger/use-format-with-unit.ts'
import { formatInputNumber } from '#web/lib/number-text.ts'

export interface SkillExample {
  key: string
  title: string
  /** "100 times" */
  goal: string
  fields: { title: string; targetUnit: string; targetValue: string; difficulty: Difficulty }
}

const exampleKeys = Object.keys(skillExamples) as (keyof typeof skillExamples)[]

/** Returns the example challenges in the user's language, with the initial values of the form. */
export const useSkillExamples = (): readonly SkillExample[] => {
  const t = useTranslations('skills.examples')
  const locale = useLocale()
  const amount = useFormatWithUnit()
  return exampleKeys.map((key) => {
    const { targetValue, difficulty } = skillExamples[key]
    const [title, unit] = [t(`${key}.title`), t(`${key}.unit`)]
    return {
      key,
      title,
      goal: amount(targetValue, unit),
      fields: { title, targetUnit: unit, targetValue: formatInputNumber(targetValue, locale), difficulty },
    }
  })
}
