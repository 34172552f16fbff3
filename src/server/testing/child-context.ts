import type { ChildContext } from '#server/assistant/child-context.ts'

/** Creates the context of a child without a record, with other values where they are given. */
export const createChildContext = (values: Partial<ChildContext> = {}): ChildContext => ({
  id: '019a9f3e-0000-7000-8000-00000000000a',
  name: 'Mia',
  aliases: [],
  children: [],
  siblings: [],
  siblingAliases: [],
  ages: [6, 9],
  today: '2026-11-20',
  balance: 40,
  pointsPerWeek: 84,
  awards: [],
  corrections: [],
  habits: [],
  skills: [],
  rewards: [],
  behaviors: [],
  ...values,
})
