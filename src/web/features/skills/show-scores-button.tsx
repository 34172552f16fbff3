import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { Icon } from '#web/ui/icon.tsx'

interface ShowScoresButtonProps {
  skill: Skill
  isOpen: boolean
  className: string
  onClick: () => void
}

/** Renders the button that shows and hides the scores of a challenge. */
export function ShowScoresButton({ skill, isOpen, className, onClick }: ShowScoresButtonProps) {
  const t = useTranslations('skills')
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={t('curveOf', { title: skill.title })}
      className={`press tap-child type-label -mr-2 ml-auto flex shrink-0 items-center gap-1 rounded-field px-2 ${className}`}
      onClick={onClick}
    >
      {t('curve')}
      <Icon name={isOpen ? 'up' : 'down'} size={18} />
    </button>
  )
}
