import { listActivities } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { listChildren, type Child } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import {
  addReward,
  deleteReward,
  editReward,
  giveRedemption,
  listRedemptions,
  listRewards,
  redeemReward,
  type Redemption,
  type Reward,
} from '#shared/rewards/contract.ts'
import { getPace } from '#shared/stats/contract.ts'
import { RewardsScreen } from '#web/features/rewards/rewards-screen.tsx'
import { read } from '#web/lib/query.ts'
import { createFakeServer } from './fake-server.ts'
import { childFixture, userFixture } from './fixtures.ts'
import { renderWithProviders } from './render-with-providers.tsx'

export const mia = childFixture({ points: 100, createdAt: '2026-01-01T08:00:00.000Z' })
const actId = '01d00000-0000-7000-8000-000000000001'

/** Returns a reward, by default a craft kit for 500 points. */
export const createReward = (n: number, about: Partial<Reward> = {}): Reward => ({
  id: `01e00000-0000-7000-8000-00000000000${n}`,
  childId: mia.id,
  title: 'Craft kit',
  description: null,
  pointsCost: 500,
  category: 'gift',
  imageUrl: null,
  isCustom: true,
  preset: null,
  ...about,
})

export const kit = createReward(1)
export const book = createReward(2, {
  title: 'Story book',
  pointsCost: 80,
  category: 'book',
  isCustom: false,
  preset: 'story_book',
})
export const bedtime = createReward(3, {
  title: 'Later bedtime',
  pointsCost: 40,
  category: 'privilege',
  isCustom: false,
  preset: 'later_bedtime',
})

/** An open redemption of the book. */
export const promise: Redemption = {
  id: '01f00000-0000-7000-8000-000000000001',
  childId: mia.id,
  rewardId: book.id,
  actId,
  title: 'Story book',
  preset: 'story_book',
  category: 'book',
  pointsSpent: 80,
  redeemedAt: '2026-01-05T10:00:00.000Z',
  redeemedBy: userFixture().id,
  givenAt: null,
  returnedAt: null,
}

/** Renders the rewards screen with a fake server; `balance` returns the cached balance. */
export const renderRewards = async ({
  promises = [],
  locale = 'en',
  child = mia,
  rewards = [kit, book, bedtime],
  path = '/rewards',
  others = [],
  lowestToday,
}: {
  promises?: Redemption[]
  locale?: Locale
  child?: Child
  rewards?: Reward[]
  path?: string
  others?: Child[]
  /** The lowest balance of the day; the pace of the child cannot be read without it. */
  lowestToday?: number
} = {}) => {
  const server = createFakeServer()
  server.respondWith(listRewards, rewards)
  server.respondWith(listRedemptions, promises)
  server.respondWith(listActivities, [])
  if (lowestToday !== undefined) server.respondWith(getPace, { pointsPerWeek: 28, lowestToday })
  server.respondWith(redeemReward, { ...promise, balance: 20 })
  server.respondWith(giveRedemption, { ...promise, givenAt: '2026-01-06T10:00:00.000Z' })
  server.respondWith(undoAct, { actId, undoes: actId, balance: 100 })
  server.respondWith(addReward, kit)
  server.respondWith(editReward, kit)
  server.respondWith(deleteReward, undefined)
  const { client } = await renderWithProviders(
    <RewardsScreen user={userFixture()} child={child} family={[child, ...others]} chips={null} />,
    { locale, path },
  )
  client.setQueryData(read(listChildren).queryKey, [child])
  return { server, client, balance: () => client.getQueryData(read(listChildren).queryKey)?.[0]?.points }
}
