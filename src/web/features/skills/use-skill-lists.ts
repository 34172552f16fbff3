import { useState } from 'react'
import type { Skill } from '#shared/skills/contract.ts'

/** Returns the open challenges, the last added one last; what was open before keeps its place when it is completed. */
const listOpenOrKept = (skills: readonly Skill[], before: readonly Skill[]): Skill[] => {
  const states = new Map(before.map(({ id, isCompleted }) => [id, isCompleted]))
  const kept = skills.filter(({ id, isCompleted }) => states.get(id) === false || (states.has(id) && !isCompleted))
  // The API lists the newest first.
  return [...kept, ...skills.filter(({ id }) => !states.has(id)).toReversed()]
}

/** Returns the open and the completed challenges of a child, and a function after which completed ones are kept among the open ones no longer. */
export const useSkillLists = (childId: string, skills: readonly Skill[] | undefined) => {
  const [before, setBefore] = useState<{ childId: string; skills: readonly Skill[] }>()
  if (skills && before?.childId !== childId) setBefore({ childId, skills })
  const open = listOpenOrKept(skills ?? [], before?.childId === childId ? before.skills : (skills ?? []))
  const openCount = (skills ?? []).filter(({ isCompleted }) => !isCompleted).length
  return {
    open,
    /** How many are open and how many completed, wherever they stand. */
    counts: { open: openCount, completed: (skills ?? []).length - openCount },
    completed: (skills ?? []).filter((skill) => !open.includes(skill)),
    forgetKept: () => skills && setBefore({ childId, skills }),
  }
}

export type SkillLists = ReturnType<typeof useSkillLists>
