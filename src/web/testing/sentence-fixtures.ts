import { listChildren } from '#shared/children/contract.ts'
import type { AlreadyDone, Proposal } from '#shared/assistant/sentence.ts'
import { undoActGroup } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { checkIn, listHabits } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { listSkills } from '#shared/skills/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { createFakeServer, type RecordedRequest } from './fake-server.ts'
import { childFixture, userFixture } from './fixtures.ts'
import { habitFixture } from './habit-fixture.ts'

/** Mia and Leo, who have points already. */
export const mia = childFixture({ points: 20, pointsEarned: 20 })
export const leo = childFixture({
  id: '01a00000-0000-7000-8000-000000000002',
  name: 'Leo',
  avatarUrl: '🦁',
  points: 5,
  pointsEarned: 5,
})

/** The family's today. */
export const sentenceDay = (): string => dayIn(Date.now(), userFixture().family.timeZone)

export const teeth = habitFixture(
  { id: '01d00000-0000-7000-8000-000000000001', childId: mia.id, title: 'Brush teeth' },
  [],
)

const base = { childId: mia.id, isSure: true }

/** Returns the proposal to check in brushing teeth for Mia today, with these properties replaced. */
export const checkInProposal = (overrides: Partial<Proposal & { kind: 'check-in' }> = {}): Proposal => ({
  kind: 'check-in',
  ...base,
  id: 'p1',
  day: sentenceDay(),
  words: 'brushed her teeth',
  habitId: teeth.id,
  title: 'Brush teeth',
  points: 2,
  ...overrides,
})

/** Returns that Mia has brushed her teeth today already, with these properties replaced. */
export const teethDone = (overrides: Partial<AlreadyDone> = {}): AlreadyDone => ({
  childId: mia.id,
  habitId: teeth.id,
  title: 'Brush teeth',
  day: sentenceDay(),
  words: 'brushed her teeth',
  place: 0,
  ...overrides,
})

/** Returns the proposal to award Leo for setting the table today, with these properties replaced. */
export const awardProposal = (overrides: Partial<Proposal & { kind: 'behavior' }> = {}): Proposal => ({
  kind: 'behavior',
  ...base,
  id: 'p2',
  childId: leo.id,
  day: sentenceDay(),
  words: 'helped set the table',
  title: 'Set the table',
  points: 5,
  ...overrides,
})

/** Returns the proposal of a moment of Mia today, without face and weather, with these properties replaced. */
export const momentProposal = (overrides: Partial<Proposal & { kind: 'moment' }> = {}): Proposal => ({
  kind: 'moment',
  ...base,
  id: 'p3',
  day: sentenceDay(),
  words: 'we saw a heron',
  weather: null,
  mood: null,
  story: 'We saw a heron.',
  ...overrides,
})

const fieldsOf = ({ body }: RecordedRequest) => body as { childId: string; title: string; points: number }

/** Creates a fake server that records awards, check-ins and moments, and undoes groups. */
export const createSentenceServer = () => {
  const server = createFakeServer()
  server.respondWith(listChildren, [mia, leo])
  server.respondWith(listHabits, ({ path }) => (path.endsWith(mia.id) ? [teeth] : []))
  server.respondWith(listSkills, [])
  server.respondWith(recordBehavior, (request) => {
    const { childId, title, points } = fieldsOf(request)
    const id = request.key ?? ''
    const category = points > 0 ? 'good' : 'needs_improvement'
    const type = points > 0 ? 'reward' : 'punishment'
    const createdAt = new Date().toISOString()
    const more = { description: null, category, type, preset: null, quickAdded: false, quickFull: false } as const
    return { actId: id, balance: 25 + points, id, childId, title, points, createdAt, ...more }
  })
  server.respondWith(checkIn, ({ key }) => ({
    ...teeth,
    actId: key ?? '',
    balance: 22,
    pointsAwarded: 2,
    completed: false,
    badge: null,
  }))
  server.respondWith(addMoment, ({ key, body }) => {
    const id = key ?? ''
    const { childId, weather, mood, content, date } = body as {
      childId: string
      weather: 'sunny'
      mood: 'happy'
      content: string
      date: string
    }
    return { actId: id, balance: 20, id, childId, weather, mood, content, date, createdAt: `${date}T10:00:00.000Z` }
  })
  server.respondWith(undoActGroup, { results: [] })
  return {
    ...server,
    /** Returns the writes, in order, without those that only read. */
    acts: () => server.requests.filter(({ key }) => key !== null),
  }
}
