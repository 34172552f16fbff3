import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { computeChildAge } from '#shared/children/age.ts'
import { listSkills, type Skill } from '#shared/skills/contract.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkillDialog } from './skill-dialog.tsx'
import { SkillsHeader } from './skills-header.tsx'
import { OpenOrCompletedSkills } from './open-or-completed-skills.tsx'
import { useSkillLists } from './use-skill-lists.ts'

/** Minimum recommended age for challenges, in years. */
const minRecommendedAge = 7

/** Renders the challenges of one child. */
export function SkillsScreen({ user, child, chips }: ChildScreenProps) {
  const t = useTranslations()
  const [edited, setEdited] = useState<Skill | null>(null)
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  const age = computeChildAge(child, useToday(user.family.timeZone))
  const query = useQuery(read(listSkills, { params: { childId: child.id } }))
  const lists = useSkillLists(child.id, query.data)
  const [chosenId, choose] = useState<string>()
  const skeleton = (
    <>
      <Skeleton className="mb-3 h-11 w-56 rounded-full" />
      <Skeleton className="h-72 rounded-card" />
    </>
  )
  const show = (next: Skill | null) => {
    setEdited(next)
    setOpened(opened + 1)
    setOpen(true)
  }
  return (
    <>
      <SkillsHeader chips={chips} lists={query.data && lists} onAdd={() => show(null)} />
      <QueryContent query={query} title={t('skills.loadFailed')} skeleton={skeleton}>
        {(skills) => (
          <OpenOrCompletedSkills
            key={child.id}
            {...{ skills, age, child, lists, chosenId }}
            onChoose={choose}
            onDialog={show}
          />
        )}
      </QueryContent>
      {age !== null && age < minRecommendedAge && (
        <p className="mt-4 flex items-start gap-2.5 px-0.5 text-small text-text-2">
          <Icon name="bulb" size={20} className="shrink-0" />
          {t('skills.young')}
        </p>
      )}
      <SkillDialog
        key={`${child.id} ${opened}`}
        child={child}
        skills={query.data ?? []}
        age={age}
        skill={edited}
        open={open}
        onAdded={choose}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
