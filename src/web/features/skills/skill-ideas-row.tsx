import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addSkill, listSkills, type Skill } from '#shared/skills/contract.ts'
import { findIdeaElement } from '#web/ledger/find-idea-element.ts'
import { LazyIdeasRow } from '#web/ledger/lazy-ideas-row.tsx'
import { useCommand } from '#web/ledger/use-command.ts'
import { parseNumber } from '#web/lib/number-text.ts'
import { updateCached } from '#web/lib/query.ts'
import { useDeleteSkill } from './use-delete-skill.ts'
import { useSkillExamples, type SkillExample } from './use-skill-examples.ts'

interface SkillIdeasRowProps {
  child: Child
  skills: readonly Skill[]
  /** The child's age in years, or null. */
  age: number | null
  /** Called with the tapped idea and the id of its challenge just before that is added. */
  onAdding: (element: HTMLElement | null, id: string) => void
  onChange: (skill: Skill) => void
}

/** `send(example)`: adds the challenge of an example. */
const useAddExample = (
  child: Child,
  onAdding: SkillIdeasRowProps['onAdding'],
  onAdded: (key: string, skillId: string) => void,
) => {
  const t = useTranslations('skills')
  const common = useTranslations('common')
  const locale = useLocale()
  const remove = useDeleteSkill()
  return useCommand(addSkill, {
    input: ({ fields: { targetValue, ...fields } }: SkillExample) => ({
      body: { childId: child.id, ...fields, targetValue: parseNumber(targetValue, locale) },
    }),
    update: (client, added, { key }) => {
      onAdding(findIdeaElement(key), added.id)
      updateCached(client, listSkills, { params: { childId: child.id } }, (skills) => [
        added,
        ...skills.filter(({ id }) => id !== added.id),
      ])
      onAdded(key, added.id)
    },
    // The row shows it.
    success: (skill) => ({
      title: t('added', { title: skill.title }),
      isQuiet: true,
      action: { label: common('undo'), onClick: () => void remove.send(skill) },
    }),
    failure: t('saveFailed'),
  })
}

/** Renders the examples that are no challenges of the child yet as ideas that add one in one tap. */
export function SkillIdeasRow({ child, skills, age, onAdding, onChange }: SkillIdeasRowProps) {
  const t = useTranslations('skills')
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({})
  const add = useAddExample(child, onAdding, (key, id) => setAdded((before) => ({ ...before, [key]: id })))
  const ideas = useSkillExamples(age).map((example) => {
    const skill = skills.find(({ id }) => id === added[example.key])
    return {
      key: example.key,
      title: example.title,
      detail: example.goal,
      addedTitle: skill?.title,
      onAdd: () => add.send(example),
      onChange: () => skill && onChange(skill),
    }
  })
  return <LazyIdeasRow heading={t('ideas', { name: child.name })} ideas={ideas} present={skills} tone="summit" />
}
