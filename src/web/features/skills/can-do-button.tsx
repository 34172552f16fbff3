import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'

interface CanDoButtonProps {
  skill: Skill
  child: Child
  tone?: 'soft' | 'summit'
  className?: string
}

/** Renders the button that completes a challenge without a target. */
export function CanDoButton({ skill, child, tone = 'soft', className = '' }: CanDoButtonProps) {
  const t = useTranslations('skills')
  const { send, isPending } = useRecordScoreOrComplete(child)
  const words = { name: child.name, title: skill.title }
  return (
    <Button
      tone={tone}
      icon="check"
      pending={isPending}
      aria-label={t('canDoName', words)}
      className={`${tone === 'soft' ? 'text-summit!' : ''} ${className}`}
      onClick={({ currentTarget }) => void send({ skill, element: currentTarget })}
    >
      {t('canDo', words)}
    </Button>
  )
}
