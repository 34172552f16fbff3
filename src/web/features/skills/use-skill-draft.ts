import { useLocale } from 'use-intl'
import { difficulties } from '#shared/habits/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { numberText } from '#web/lib/number-text.ts'
import { oneOf } from '#web/lib/one-of.ts'
import type { Example } from './use-examples.ts'

const empty = { title: '', description: '', difficulty: 'medium', target: '', unit: '', dueDate: '' }

const fieldsOf = ({ title, description, difficulty, targetValue, targetUnit, dueDate }: Skill, locale: Locale) => ({
  title,
  description: description ?? '',
  difficulty: difficulty as string,
  target: targetValue === null ? '' : numberText(targetValue, locale),
  unit: targetUnit ?? '',
  dueDate: dueDate ?? '',
})

/** A challenge as it is being written: the given one, or a new one that begins with an example. */
export const useSkillDraft = (childId: string, skill: Skill | null, example: Example | null) => {
  const locale = useLocale()
  const initial = { ...(skill ? fieldsOf(skill, locale) : empty), ...example?.fields }
  const [kept, change, clear] = useDraft(`skill.${skill?.id ?? childId}${example ? `.${example.key}` : ''}`, initial)
  const difficulty = oneOf(difficulties, kept.difficulty) ?? 'medium'
  return { initial, draft: { ...kept, difficulty }, change, clear }
}

export type SkillDraft = ReturnType<typeof useSkillDraft>
