import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listHabits } from '#shared/habits/contract.ts'
import { listSkills } from '#shared/skills/contract.ts'
import { read } from '#web/lib/query.ts'
import type { ThingsOfChild } from './proposal-choices.ts'

const isOpen = ({ isCompleted }: { isCompleted: boolean }): boolean => !isCompleted

const habitsOf = (childId: string) => read(listHabits, { params: { childId } })
const skillsOf = (childId: string) => read(listSkills, { params: { childId } })

const nothing: ThingsOfChild = { habits: [], skills: [] }

const loadThings = async (client: QueryClient, childId: string): Promise<ThingsOfChild> => {
  const [habits, skills] = await Promise.all([client.query(habitsOf(childId)), client.query(skillsOf(childId))])
  return { habits: habits.filter(isOpen), skills: skills.filter(isOpen) }
}

/** Returns the open habits and challenges of a child, none until they are loaded; `load(childId)` resolves to those of another one. */
export const useThingsOfChild = (childId: string) => {
  const client = useQueryClient()
  const { data: habits = [] } = useQuery(habitsOf(childId))
  const { data: skills = [] } = useQuery(skillsOf(childId))
  return {
    things: { habits: habits.filter(isOpen), skills: skills.filter(isOpen) },
    load: (id: string): Promise<ThingsOfChild> => loadThings(client, id).catch(() => nothing),
  }
}
