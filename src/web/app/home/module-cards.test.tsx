import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listSkills, type Skill } from '#shared/skills/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { activityFixture, childFixture, userFixture } from '#web/testing/fixtures.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { openSkillFixture } from '#web/testing/render-skills-screen.tsx'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ModuleCards } from './module-cards.tsx'

const renderCards = async ({ activities = [] as Activity[], skills = [] as Skill[] } = {}) => {
  const server = createFakeServer()
  server.respondWith(listActivities, activities)
  server.respondWith(listSkills, skills)
  server.respondWith(listFamilyTodayHabits, [
    { childId: childFixture().id, habits: [habitFixture({}, [0]), habitFixture({ id: 'c' })] },
  ])
  const child = childFixture()
  await renderWithProviders(<ModuleCards user={userFixture()} child={child} family={[child]} chips={null} />)
  return page.getByRole('navigation', { name: 'Where to go' }).getByRole('link')
}

test('each module has a card with its deeds and habits of today, its best score or latest moment, and a link [GEN-3, HOM-1, HOM-17]', async () => {
  const scores = '{"score":7,"before":8,"unit":"poems"}'
  const cards = await renderCards({
    activities: [
      activityFixture('Sang'),
      activityFixture('Poems', { type: 'skill', points: null, metadata: scores }),
      activityFixture('', {
        type: 'moment',
        points: null,
        day: addDays(familyToday(), -1),
        metadata: '{"weather":"sunny","mood":"calm"}',
      }),
      activityFixture('Shouted', { points: -2 }),
    ],
    skills: [{ ...openSkillFixture, title: 'Chess' }],
  })
  await expect.element(cards.nth(1)).toHaveTextContent('Habits1 of 2 today')
  await expect.element(cards.nth(0)).toHaveTextContent('Behaviours1 today')
  await expect.element(cards.nth(2)).toHaveTextContent('SkillsPoems best: 8 poems')
  await expect.element(cards.nth(3)).toHaveTextContent('MomentsYesterday, calm')
  const paths = cards.elements().map((card) => card.getAttribute('href'))
  expect(paths).toEqual(['/behaviors', '/habits', '/skills', '/moments'])
})

const poems: Skill = { ...openSkillFixture, title: 'Poems', currentBest: 8, targetUnit: null }
const newer: Skill = { ...poems, id: '01f00000-0000-7000-8000-000000000009', title: 'Chess', currentBest: null }

test.each([
  ['the newest with a score', [newer, poems], 'SkillsPoems best: 8'],
  ['the newest while none has a score', [newer], 'SkillsChess'],
  ['what skills are for while there is none', [], 'SkillsA little more each time'],
])('without a score among the latest entries the card of skills shows %s [HOM-17]', async (_name, skills, text) => {
  const cards = await renderCards({ skills })
  await expect.poll(() => cards.nth(2).element().textContent.trim()).toBe(text)
})
