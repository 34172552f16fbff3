import type { Skill } from '#shared/skills/contract.ts'
import type { Example } from './use-examples.ts'

/** What the dialog edits: a challenge, or a new one that may begin with an example. */
export type Sheet = { skill: Skill } | { example: Example | null }
