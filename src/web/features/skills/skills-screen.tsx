import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { ageOf } from '#shared/children/rules.ts'
import { listSkills } from '#shared/skills/contract.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Banner } from '#web/ui/banner.tsx'
import { CelebrationOverlay } from '#web/ui/celebration-overlay.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkillDialog, type Sheet } from './skill-dialog.tsx'
import { SkillViews } from './skill-views.tsx'

/** Minimum recommended age for challenges. */
const challengeAge = 7

/** Renders the challenges of one child. */
export function SkillsScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations()
  const [sheet, setSheet] = useState<Sheet>({ example: null })
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  const show = (next: Sheet) => {
    setSheet(next)
    setOpened(opened + 1)
    setOpen(true)
  }
  return (
    <>
      {family.length > 1 && <div className="mb-3">{chips}</div>}
      <AgeNote child={child} zone={user.family.timeZone} />
      <Skills key={child.id} child={child} onSheet={show} />
      <SkillDialog
        key={`${child.id} ${opened}`}
        child={child}
        sheet={sheet}
        open={open}
        onClose={() => setOpen(false)}
      />
      <CelebrationOverlay endLabel={t('badges.lovely')} />
    </>
  )
}

/** Renders a note for parents of younger children. */
function AgeNote({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations('skills')
  const age = ageOf(child, useToday(zone))
  if (age === null || age >= challengeAge) return null
  return (
    <Banner kind="info" className="mb-3">
      {t('young')}
    </Banner>
  )
}

function Skills({ child, onSheet }: { child: Child; onSheet: (sheet: Sheet) => void }) {
  const t = useTranslations('skills')
  const skeleton = (
    <>
      <Skeleton className="mb-3 h-12 rounded-full" />
      <Skeleton className="h-56 rounded-card" />
    </>
  )
  return (
    <QueryContent
      query={useQuery(read(listSkills, { params: { childId: child.id } }))}
      title={t('loadFailed')}
      skeleton={skeleton}
    >
      {(skills) => <SkillViews skills={skills} child={child} onSheet={onSheet} />}
    </QueryContent>
  )
}
