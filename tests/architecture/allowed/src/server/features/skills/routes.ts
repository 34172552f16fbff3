import { practice } from '#shared/skills/contract.ts'
import { listSkills } from './store.ts'

export const routes = [practice, listSkills]
