import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Climb } from './climb.tsx'

/** Renders what will stand here: a mountain on which the light is on its way. */
export function NoCompletedSkills({ child, onBack }: { child: Child; onBack: () => void }) {
  const t = useTranslations('skills')
  return (
    <EmptyState
      className="gap-3! py-6!"
      illustration={
        <div aria-hidden="true" className="w-full max-w-72">
          <Climb best={3} target={5} label="" valueText="" />
        </div>
      }
      title={t('emptyCompletedTitle')}
      description={t('emptyCompleted', { name: child.name })}
      action={
        <Button tone="soft" onClick={onBack}>
          {t('emptyCompletedNext')}
        </Button>
      }
    />
  )
}

interface NoActiveSkillsProps {
  child: Child
  /** Whether the child has no challenges at all. */
  isNew: boolean
  onAdd: () => void
}

/** Renders the question what comes next, or, for the first challenge, what they are. */
export function NoActiveSkills({ child, isNew, onAdd }: NoActiveSkillsProps) {
  const t = useTranslations('skills')
  return (
    <EmptyState
      className="gap-2! py-4!"
      illustration={<PosedMascot pose="think" size={88} />}
      title={isNew ? t('emptyTitle') : t('emptyActiveTitle')}
      description={isNew ? t('empty', { name: child.name }) : t('emptyActive')}
      action={
        <Button className="mt-1.5" onClick={onAdd}>
          {t('addFirst')}
        </Button>
      }
    />
  )
}
