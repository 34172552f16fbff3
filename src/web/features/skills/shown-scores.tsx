import type { Skill } from '#shared/skills/contract.ts'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'
import { SkillScores } from './skill-scores.tsx'

/** What was opened may lie behind the bar at the bottom. */
const bringIntoView = (scores: HTMLElement | null): void =>
  scores?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })

interface ShownScoresProps {
  skill: Skill
  reachedCount: number
  className: string
}

/** Renders the scores of a challenge in its card, and scrolls them into view. */
export const ShownScores = ({ className, ...props }: ShownScoresProps) => (
  <div ref={bringIntoView} className={`grid grid-cols-1 ${className}`}>
    <SkillScores {...props} />
  </div>
)
