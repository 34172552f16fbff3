import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { undoActGroup } from '#shared/acts/contract.ts'
import type { Activity } from '#shared/activities/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { at, createAward, createCheckIn, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const groupId = '01900000-0000-7000-8000-000000000001'
const yesterday = addDays(today, -1)
const inGroup = (title: string, hour: number, about: Partial<Activity> = {}) =>
  createAward(title, { groupId, createdAt: at(yesterday, hour), ...about })
const kite = { type: 'moment', points: null, description: 'The kite.', metadata: '{"weather":"windy","mood":"proud"}' }

const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title }).last()
const row = (name: RegExp) => page.getByRole('button', { name })
const undoAll = page.getByRole('button', { name: 'Undo all' })

test('acts of a group are one row, which names them and opens in place [ACT-41]', async () => {
  await renderTimeline([
    inGroup('The kite.', 20, { ...kite, type: 'moment' }),
    createAward('Fed the cat', { createdAt: at(yesterday, 19) }),
    inGroup('Read', 18, { type: 'habit', points: 4 }),
    inGroup('Set the table', 17, { points: 6 }),
    createCheckIn('Teeth', 16),
  ])
  const group = row(/^Three things noted/)
  await expect
    .element(group)
    .toMatchTextContent(/^Three things noted ?Set the table · Read · A moment ?5:00 pm to 8:00 pm\+10/)
  await expect.element(rowOf('Teeth')).toMatchTextContent(/^Teeth4:00 pm/)
  expect(undoAll.query()).toBeNull()
  await group.click()
  await expect.element(undoAll).toBeVisible()
  await expect.element(rowOf('Set the table')).toMatchTextContent(/^Set the table5:00 pm\+6/)
  await expect.element(page.getByRole('listitem').getByText('The kite.', { exact: true }).last()).toBeVisible()
  const shown = [...document.querySelectorAll('[data-group], [data-act]')].map(
    (one) => one.getAttribute('data-act') ?? 'group',
  )
  expect(shown).toEqual(['group', 'act-Set the table', 'act-Read', 'act-The kite.', 'act-Fed the cat', 'act-Teeth'])
})

test('one button undoes the whole group, of which the lines keep their places [ACT-41, ACT-22]', async () => {
  const rows = [inGroup('Read', 18), inGroup('Sang', 17)]
  const { server, change } = await renderTimeline(rows)
  server.respondWith(undoActGroup, () => {
    change((one) => ({ ...one, undone: true }))
    return { results: rows.map(({ actId, childId }) => ({ actId, childId, status: 'undone' as const, balance: 0 })) }
  })
  await row(/^Two things noted/).click()
  await expect.element(page.getByText('Takes back all that was noted together.')).toBeVisible()
  await undoAll.click()
  await expect.element(page.getByText('Undone: all that was noted together')).toBeVisible()
  await expect.element(row(/^Two things noted/)).toMatchTextContent(/undone/)
  await expect.element(rowOf('Sang')).toMatchTextContent(/undone by Ana/)
  await expect.element(undoAll).not.toBeInTheDocument()
  await expect.element(page.getByText('It stays in the full list.')).toBeVisible()
  expect(server.requests.map(({ path }) => path)).toContain(`/api/act-groups/${groupId}/undo`)
})

test('one act of a group can be undone; the others stay one row [ACT-41]', async () => {
  await renderTimeline([inGroup('Read', 18), inGroup('Sang', 17), inGroup('Drew', 16)])
  await row(/^Three things noted/).click()
  await page.getByRole('button', { name: 'Undo: Sang' }).click()
  await expect.element(row(/^Two things noted/)).toMatchTextContent(/Drew · Read.*\+20/)
  await expect.element(rowOf('Sang')).toMatchTextContent(/undone by Ana/)
})

test('an act of a group alone under its day is a row like any other [ACT-41]', async () => {
  await renderTimeline([
    inGroup('Read', 18),
    inGroup('Sang', 17, { undone: true }),
    inGroup('Drew', 12, { createdAt: at(addDays(today, -2), 12) }),
  ])
  await expect.element(rowOf('Read')).toMatchTextContent(/^Read6:00 pm\+10/)
  await expect.element(rowOf('Drew')).toBeVisible()
  expect(row(/noted$/).query()).toBeNull()
})
