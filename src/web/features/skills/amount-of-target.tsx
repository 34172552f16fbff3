import type { ReactNode } from 'react'
import type { Skill } from '#shared/skills/contract.ts'
import { useSkillTexts } from './use-skill-texts.ts'

const renderStrong = (words: ReactNode) => (
  <b className="mr-px font-round text-[1.375rem]/6 font-semibold text-text tabular-nums">{words}</b>
)

interface AmountOfTargetProps {
  skill: Skill
  best: number
  target: number
  missing: number
}

/** Renders the best score of the target, and what is missing. */
export function AmountOfTarget({ skill, best, target, missing }: AmountOfTargetProps) {
  const { richBestText, toGoText } = useSkillTexts()
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-small leading-6! text-text-2 wrap-anywhere">
      <span>{richBestText(best, target, skill.targetUnit, renderStrong)}</span>
      <span className="type-label text-summit tabular-nums">{toGoText(missing, skill)}</span>
    </p>
  )
}
