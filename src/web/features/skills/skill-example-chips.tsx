import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { findNewIdeas } from '#web/ledger/find-new-ideas.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { useSkillExamples, type SkillExample } from './use-skill-examples.ts'

export interface SkillExampleChipsProps {
  /** The child's challenges: examples with the same title or picture are left out. */
  skills: readonly Skill[]
  /** The child's age in years, or null. */
  age: number | null
  onChoose: (fields: SkillExample['fields']) => void
}

/** Renders the examples that fill in the form of a new challenge. */
export function SkillExampleChips({ skills, age, onChoose }: SkillExampleChipsProps) {
  const t = useTranslations('skills.form')
  const examples = findNewIdeas(useSkillExamples(age), skills)
  if (examples.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="type-label mb-1.5">{t('examples')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,40%),100%),1fr))] gap-2">
        {examples.map(({ key, title, goal, fields }) => (
          <ChipButton
            key={key}
            onClick={() => onChoose(fields)}
            className="min-w-0! shrink! flex-col gap-0! rounded-field! px-2! wrap-anywhere"
          >
            {title}
            <span className="text-meta font-normal text-text-2">{goal}</span>
          </ChipButton>
        ))}
      </div>
    </fieldset>
  )
}
