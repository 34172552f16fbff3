import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { useMediaQuery } from '#web/lib/media.ts'
import { Button } from '#web/ui/button.tsx'
import { listAndDetailMediaQuery } from './list-and-detail.ts'

interface SkillsHeaderProps {
  /** The pictures that select a child, if there are several. */
  chips: ReactNode
  /** All challenges of the child, once they are loaded. */
  skills: readonly Skill[] | undefined
  onAdd: () => void
}

/** Renders what selects the child; in a wide window beside the numbers of challenges and the button that adds one. */
export function SkillsHeader({ chips, skills = [], onAdd }: SkillsHeaderProps) {
  const t = useTranslations('skills')
  const isWide = useMediaQuery(listAndDetailMediaQuery)
  if (!isWide) return chips ? <div className="mb-3">{chips}</div> : null
  const completed = skills.filter(({ isCompleted }) => isCompleted).length
  return (
    <div className="mb-3 flex items-center gap-4">
      {chips}
      <p className="ml-auto text-small text-text-2">
        {skills.length > 0 && t('counts', { open: skills.length - completed, completed })}
      </p>
      <Button icon="plus" onClick={onAdd}>
        {t('add')}
      </Button>
    </div>
  )
}
