import { listSkills } from '#server/features/skills/store.ts'

export const topic = listSkills
