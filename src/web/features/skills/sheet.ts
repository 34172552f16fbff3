import type { Skill } from '#shared/skills/contract.ts'
import type { Example } from './use-examples.ts'

/** What the dialog is open for: a challenge that is changed, or a new one, which may begin with an example. */
export type Sheet = { skill: Skill } | { example: Example | null }
