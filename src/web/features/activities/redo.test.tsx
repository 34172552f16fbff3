import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { editSkill, listSkills, type Skill } from '#shared/skills/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { at, createAward, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const yesterday = addDays(today, -1)
const skill: Skill = {
  id: 'poems',
  childId: childFixture().id,
  title: 'Poems',
  description: null,
  difficulty: 'easy',
  points: 20,
  targetValue: 10,
  targetUnit: null,
  dueDate: null,
  currentBest: 7,
  isCompleted: false,
  completedAt: null,
  createdAt: at(yesterday, 8),
}

const bringBack = page.getByRole('button', { name: 'Restore' })

const undoRow = async (title: string) => {
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await page.getByRole('button', { name: `Undo: ${title}` }).click()
  await expect.element(page.getByText(`Undone: ${title}`)).toBeVisible()
}

const writesOf = (server: Awaited<ReturnType<typeof renderTimeline>>['server']) =>
  server.requests.filter(({ method }) => method !== 'GET')

test('the undo of a moment deletes it, and bringing it back undoes that', async () => {
  const metadata = '{"momentId":"kite","weather":"sunny","mood":"proud"}'
  const moment: Partial<Activity> = { type: 'moment', title: '', description: 'A kite.', points: null, metadata }
  const { server } = await renderTimeline([createAward('', moment)])
  server.respondWith(deleteMoment, undefined)
  await undoRow('A kite.')
  const [removal] = writesOf(server)
  expect([removal?.method, removal?.path]).toEqual(['DELETE', '/api/moments/kite'])
  server.respondWith(undoAct, { actId: 'again', undoes: 'removal', balance: 0 })
  await bringBack.click()
  await expect.element(page.getByText('Restored: A kite.')).toBeVisible()
  expect(writesOf(server).at(-1)?.path).toBe(`/api/acts/${removal?.key}/undo`)
})

test('an undone award can be recorded again, for its time and in its group [ACT-46]', async () => {
  const { server } = await renderTimeline([createAward('Fed the cat', { description: 'Alone', groupId: 'evening' })])
  await undoRow('Fed the cat')
  server.respondWith(recordBehavior, {
    actId: 'again',
    balance: 10,
    badges: [],
    id: 'again',
    childId: childFixture().id,
    type: 'reward',
    title: 'Fed the cat',
    description: 'Alone',
    points: 10,
    category: 'good',
    preset: null,
    createdAt: at(today, 0),
    quickAdded: false,
    quickFull: false,
  })
  await bringBack.click()
  await expect.element(page.getByText('Restored: Fed the cat')).toBeVisible()
  expect(writesOf(server).at(-1)).toMatchObject({
    path: '/api/behaviors',
    actTime: at(yesterday, 18),
    actGroup: 'evening',
    body: { type: 'reward', title: 'Fed the cat', points: 10, description: 'Alone' },
  })
})

test('an undone score can be recorded again, as it was', async () => {
  const metadata = '{"score":10,"best":10,"before":7,"unit":null}'
  const { server } = await renderTimeline([createAward('Poems', { type: 'skill', points: 20, metadata })])
  server.respondWith(listSkills, [skill])
  await undoRow('Poems: 10, three more than before')
  server.respondWith(editSkill, {
    ...skill,
    actId: 'again',
    balance: 20,
    badges: [],
    pointsAwarded: 20,
    completed: true,
    bestBefore: 7,
    badge: null,
  })
  await bringBack.click()
  await expect.element(page.getByText(/^Restored: Poems: 10/)).toBeVisible()
  expect(writesOf(server).at(-1)).toMatchObject({
    path: '/api/skills/poems',
    actTime: at(yesterday, 18),
    body: { currentBest: 10 },
  })
})

test('what happened longer ago than acts can be recorded for is not brought back', async () => {
  const long = { createdAt: at(yesterday, 18), happenedAt: at(addDays(today, -8), 12), day: addDays(today, -8) }
  await renderTimeline([createAward('Sang', long)])
  await undoRow('Sang')
  await expect.element(bringBack).not.toBeInTheDocument()
})
