import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { listRedemptions, listRewards, type Reward } from '#shared/rewards/contract.ts'
import { getPace } from '#shared/stats/contract.ts'
import { HomeScreen } from '#web/app/home/home-screen.tsx'
import { JarAside } from '#web/app/home/jar-aside.tsx'
import { RewardsScreen } from '#web/features/rewards/rewards-screen.tsx'
import { createFakeServer } from './fake-server.ts'
import { childFixture, userFixture } from './fixtures.ts'
import { renderWithProviders } from './render-with-providers.tsx'

/** Returns a reward of the family's own. */
export const createReward = (n: number, title: string, pointsCost: number): Reward => ({
  id: `01e00000-0000-7000-8000-00000000000${n}`,
  childId: childFixture().id,
  title,
  description: null,
  pointsCost,
  category: 'activity',
  imageUrl: null,
  picture: null,
  preset: null,
  isCustom: true,
})

export const threeRewards = [createReward(1, 'Museum', 90), createReward(2, 'Picnic', 60), createReward(3, 'Story', 20)]

/** Renders home of a child who earns 28 points a week. */
export const renderHomeWithRewards = async (
  points: number,
  rewards = threeRewards,
  locale: Locale = 'en',
  lowestToday = points,
) => {
  const server = createFakeServer()
  server.respondWith(getQuickList, [])
  server.respondWith(listActivities, [])
  server.respondWith(listRedemptions, [])
  server.respondWith(listRewards, rewards)
  server.respondWith(getPace, { pointsPerWeek: 28, lowestToday })
  const child = childFixture({ points })
  const home = (now = child) => {
    const props = { user: userFixture(), child: now, family: [now], chips: null }
    return window.innerWidth < 1024 ? <HomeScreen {...props} /> : <JarAside {...props} />
  }
  const { rerenderWith, client } = await renderWithProviders(home(), { locale })
  const showRewards = (balance: number) => {
    const now = childFixture({ points: balance })
    return rerenderWith(<RewardsScreen user={userFixture()} child={now} family={[now]} chips={null} />)
  }
  return {
    server,
    client,
    showRewards,
    showPoints: (more: number) => rerenderWith(home(childFixture({ points: more }))),
  }
}

/** Returns the link that says what the child saves for. */
export const findWish = () =>
  page
    .getByRole('link')
    .filter({ has: page.getByText(/Museum|Picnic|Story|Cinema|choose/) })
    .first()
