import type { Activity } from '#shared/activities/contract.ts'
import type { getSignInOptions, User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { dayIn } from '#shared/time/day.ts'

type SignInOptions = ResponseBody<typeof getSignInOptions>

/** Returns the child Mia, with these properties replaced. */
export const childFixture = (overrides: Partial<Child> = {}): Child => ({
  id: '01a00000-0000-7000-8000-000000000001',
  name: 'Mia',
  age: null,
  gender: null,
  birthday: null,
  avatarUrl: '🐻',
  points: 0,
  pointsEarned: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...overrides,
})

/** Returns Ana, the owner of a family, with these properties replaced. */
export const userFixture = ({
  family,
  ...overrides
}: Partial<Omit<User, 'family'>> & { family?: Partial<User['family']> } = {}): User => ({
  id: '01b00000-0000-7000-8000-000000000001',
  name: 'Ana',
  email: 'ana@example.org',
  language: 'en',
  hasPassword: true,
  emailVerified: true,
  ...overrides,
  family: {
    id: '01c00000-0000-7000-8000-000000000001',
    name: 'Ana',
    timeZone: 'Europe/Madrid',
    weekStart: 'sunday',
    pictures: false,
    usesModel: false,
    members: [{ id: '01b00000-0000-7000-8000-000000000001', name: 'Ana', role: 'owner' }],
    former: [],
    ...family,
  },
})

/** Returns an award of 10 points by Ana to Mia, of the act `act-<id>`, with these properties replaced. */
export const activityFixture = (
  id: string,
  { createdAt = new Date().toISOString(), happenedAt = createdAt, ...overrides }: Partial<Activity> = {},
): Activity => ({
  id,
  actId: `act-${id}`,
  childId: childFixture().id,
  type: 'behavior',
  title: id,
  description: null,
  points: 10,
  createdAt,
  happenedAt,
  day: dayIn(Date.parse(happenedAt), userFixture().family.timeZone),
  iconName: null,
  metadata: null,
  by: userFixture().id,
  undone: false,
  undoes: null,
  ...overrides,
})

/** The response to an award of 5 points. */
export const recordedAward = {
  id: 'one',
  actId: 'one',
  childId: childFixture().id,
  type: 'reward',
  title: 'Kite',
  description: null,
  points: 5,
  category: 'good',
  preset: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  quickAdded: false,
  quickFull: false,
  balance: 105,
} as const

/** Returns sign-in options (local accounts, open sign-up, mail) with these properties replaced. */
export const signInOptionsFixture = (overrides: Partial<SignInOptions> = {}): SignInOptions => ({
  localAccounts: true,
  signUp: true,
  mail: true,
  passkeyHost: null,
  provider: null,
  operator: { name: null, contact: null },
  ...overrides,
})
