import { SkillCard } from '#web/features/skills/skill-card.tsx'
import { Shell } from './shell.tsx'

export const screens = [SkillCard, Shell]
