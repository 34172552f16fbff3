import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { findNextStep } from './next-step.ts'
import { useSkillTexts } from './use-skill-texts.ts'

/** Renders the next step of the climb; nothing where only the target is above the best score. */
export function NextStepText({ skill, className = '' }: { skill: Skill; className?: string }) {
  const t = useTranslations('skills')
  const { amount } = useSkillTexts()
  const { targetValue: target, currentBest: best, isCompleted } = skill
  const next = target === null || isCompleted ? null : findNextStep(best ?? 0, target)
  if (next === null) return null
  return <p className={`type-label text-text-2 tabular-nums ${className}`}>{t('nextStep', { score: amount(next) })}</p>
}
